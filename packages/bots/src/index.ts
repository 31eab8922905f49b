export { makeBot } from './makeBot.ts'
export { USUAL_EFFORT } from './skilled.ts'
export { BOT_LEVELS, isBotLevel } from './types.ts'
export type { Bot, BotLevel, Effort, Evaluation, Question, Thought } from './types.ts'
