import { chroniclesHold } from '../../testing/chronicles.ts'
import { game } from '../index.ts'
import { LANGUAGES } from '../text/testing/sane.ts'

chroniclesHold(game, LANGUAGES, import.meta.url)
