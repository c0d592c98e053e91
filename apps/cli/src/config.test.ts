import { BadInput } from '@understudy/table'
import { expect, test } from 'vitest'
import { pluginsOf } from './config.ts'

test('a config file that is not there is named as a file', () => {
  const read = () => pluginsOf('gone/understudy.json')
  expect(read).toThrow(BadInput)
  expect(read).toThrow(/gone\/understudy\.json: there is no such file$/)
})
