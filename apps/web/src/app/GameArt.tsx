import type { GameInfo } from '@tabletome/games/types'
import { createElement, use } from 'react'
import { loadArt } from './games.ts'

/** The picture of a game; waits until it is there. */
export const GameArt = ({ info }: { info: GameInfo }) => createElement(use(loadArt(info)))
