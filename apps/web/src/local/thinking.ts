/** What bots and hints think by: fetched when the first of them must think. */
export { makeBot, thinkOf } from '@tabletome/bots'
