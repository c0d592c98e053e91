// Why a file could not be read or written, in words: systems answer in codes.

import type { Pair } from './context.ts'

const REASONS: Readonly<Record<string, Pair>> = {
  EACCES: { en: 'no permission', ru: 'нет доступа' },
  EPERM: { en: 'no permission', ru: 'нет доступа' },
  EROFS: { en: 'nothing can be written there', ru: 'туда ничего нельзя записать' },
  ENOSPC: { en: 'the disk is full', ru: 'диск заполнен' },
  EDQUOT: { en: 'the disk is full', ru: 'диск заполнен' },
  EFBIG: { en: 'the disk takes no files as large as that', ru: 'диск не принимает таких больших файлов' },
  EISDIR: { en: 'it is a folder', ru: 'это папка' },
  ENOENT: { en: 'there is no such folder', ru: 'такой папки нет' },
  ENOTDIR: { en: 'a part of the path is a file', ru: 'часть пути — файл' },
  ELOOP: { en: 'its links go round in circles', ru: 'ссылки ведут по кругу' },
  ENAMETOOLONG: { en: 'the name is too long', ru: 'имя слишком длинное' },
  EIO: { en: 'the disk does not answer', ru: 'диск не отвечает' },
}

export function reasonOf(error: unknown): Pair {
  const { code, message } = error as NodeJS.ErrnoException
  const other = code ?? message ?? String(error)
  return REASONS[code ?? ''] ?? { en: other, ru: other }
}
