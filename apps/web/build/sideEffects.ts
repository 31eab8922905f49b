const PIECE = /\/packages\/boardkit\/src\/(?!index\.ts)[^?]+\.tsx?$/

/** The pieces of the board kit do nothing but define themselves (its index brings the style): what Home does not draw need not come. */
export const hasSideEffects = (id: string): boolean => !PIECE.test(id)
