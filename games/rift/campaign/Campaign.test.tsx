import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CampaignProps, CampaignResult } from '../../types.ts'
import { campaign as en } from '../text/en/campaign.ts'
import { text as english } from '../text/en.ts'
import { campaign as fr } from '../text/fr/campaign.ts'
import { text as french } from '../text/fr.ts'
import { Campaign } from './Campaign.tsx'

const none = () => undefined
const win = (scenario: number, more: object = {}): CampaignResult => ({
  match: `m${scenario}`,
  at: scenario,
  setup: { mode: 'scenario', players: 2, options: { scenario } },
  outcome: {
    result: 'won',
    mode: 'scenario',
    scenario,
    difficulty: 'veteran',
    players: 2,
    rounds: 9,
    hearts: 5,
    heartsOf: 8,
    stars: 2,
    heroes: ['malik', 'ignus'],
    ...more,
  },
})
const draw = (results: readonly CampaignResult[], more: Partial<CampaignProps> = {}) =>
  renderToStaticMarkup(
    <Campaign
      text={english}
      compact={false}
      results={results}
      allOpen={false}
      setAllOpen={none}
      dayOf={at => `day ${at}`}
      play={none}
      {...more}
    />,
  )
const count = (markup: string, part: string) => markup.split(part).length - 1

describe('[RIFT-CAMPAIGN-01] the map', () => {
  test('shows ten places and the storm; what lies ahead is chosen and can be played', () => {
    const markup = draw([win(1), win(2)])
    expect(count(markup, 'campaign-sign is-won')).toBe(2)
    expect(count(markup, 'campaign-sign is-open')).toBe(1)
    expect(count(markup, 'campaign-sign is-locked')).toBe(8)
    expect(markup).toContain('2 of 10 places won, 4 of 30 stars')
    expect(markup).toContain('won, 2 of 3 stars, Veteran, 2 players')
    expect(markup).toContain('3 · Stonewatch')
    expect(markup).toContain('Stonewatch Pass')
    expect(markup).toContain('two roads with two exits')
    expect(markup).toMatch(/<button[^>]*btn go(?![^>]*disabled)[^>]*>Play Stonewatch/)
  })

  test('opened by the switch everything can be chosen', () => {
    const markup = draw([], { allOpen: true })
    expect(count(markup, 'campaign-sign is-locked')).toBe(0)
    expect(markup).toContain('role="switch" aria-checked="true"')
  })

  test('the storm lists the best score of each map', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(scenario => win(scenario))
    const storm = win(7, { mode: 'storm', result: 'lost', score: 31, wave: 3, stars: 0 })
    const markup = draw([...all, { ...storm, match: 'storm' }])
    expect(markup).toContain('<b>Gale Ridge</b>')
    expect(markup).toContain('31 points')
    expect(markup).toContain('Veteran · 2 players · wave 3 · 9 rounds · Malik, Ignus · day 7')
  })

  test('speaks French and is drawn tall on a phone', () => {
    const markup = draw([win(1)], { text: french, compact: true })
    expect(markup).toContain('viewBox="0 0 390 960"')
    expect(markup).toContain('Jouer\u00a0: Azavare')
    expect(markup).toContain('Lieux gagnés\u00a0: 1 sur 10')
  })
})

const valuesIn = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([value]) => value).sort()

test('both languages have every word, with the same values in it', () => {
  for (const [key, words] of Object.entries(en)) {
    const other = fr[key as keyof typeof fr]
    expect(valuesIn(other), key).toEqual(valuesIn(words))
    expect(english.words(`campaign.${key}`), key).not.toBe('')
    expect(french.words(`campaign.${key}`), key).not.toBe('')
  }
})
