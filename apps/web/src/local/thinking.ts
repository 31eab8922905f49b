/** What bots and hints think by: fetched when the first of them must think. */
export { createBot, thinkOf } from '@tabletome/bots'
