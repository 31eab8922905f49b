import '../board/tactics.css'
import './builder.css'

export { Picture } from './Picture.tsx'
export { problemOf } from './problem.ts'
export { Workshop } from './Workshop.tsx'
