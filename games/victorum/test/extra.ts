import type { Kit } from '@tabletome/engine'
import { victorumKit } from '../rules/state/kit.ts'
import type { Victorum } from '../rules/state/shape.ts'

/** Steps and questions of the tests, beside those of the game. */
type Extra = Omit<Victorum, 'questions' | 'answer' | 'steps'> & {
  questions: {
    'test.end': { about: undefined; answers: 'pass' }
    'test.rest': { about: undefined; answers: 'pass' }
  }
  answer: { do: 'pass' }
  steps: { 'given.win': undefined; 'given.fail': undefined }
}
export const extra = victorumKit as unknown as Kit<Extra>
