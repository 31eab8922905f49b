import type { ExampleTexts } from '@tabletome/match/example'

export const text: ExampleTexts = {}
