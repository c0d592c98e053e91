// Why a file could not be read or written, or a port not be listened at, in words: systems answer in codes.

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
  ENXIO: { en: 'nothing answers there', ru: 'там никто не отвечает' },
  ENODEV: { en: 'there is no such device', ru: 'такого устройства нет' },
  EBUSY: { en: 'something else is using it', ru: 'его занимает другая программа' },
  EMFILE: { en: 'too many files are open', ru: 'открыто слишком много файлов' },
  ENFILE: { en: 'too many files are open', ru: 'открыто слишком много файлов' },
  ETXTBSY: { en: 'something else is using it', ru: 'его занимает другая программа' },
  ENOTFOUND: { en: 'no machine has that name', ru: 'машины с таким именем нет' },
  EAI_AGAIN: { en: 'no machine answers to that name', ru: 'на такое имя никто не отвечает' },
  EADDRNOTAVAIL: { en: 'this machine does not have that address', ru: 'у этой машины нет такого адреса' },
  EADDRINUSE: { en: 'something else listens there already', ru: 'там уже слушает другая программа' },
  EIO: { en: 'the disk does not answer', ru: 'диск не отвечает' },
}

export function reasonOf(error: unknown): Pair {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === undefined) return { en: message ?? String(error), ru: message ?? String(error) }
  return REASONS[code] ?? { en: `the system answers ${code}`, ru: `система отвечает ${code}` }
}
