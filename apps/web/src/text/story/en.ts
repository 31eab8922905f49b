/** What is said of milestones and of the end of a match. */
export const storyEn = {
  milestone: {
    look: 'Look at the board',
    next: 'What next',
    replay: 'Replay',
    roadAbout: 'Filled: won or visited. Crossed out: lost.',
    setting: 'When something is over',
    settings: { pages: 'Show its page', short: 'A short leaf', none: 'The chronicle only' },
  },
}
