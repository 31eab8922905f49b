const PIECE = /\/packages\/(?:boardkit\/src\/(?!index\.ts)|(?:bots|engine|match)\/src\/)[^?]+\.tsx?$/

/**
 * The modules of our packages do nothing but define themselves (the board kit's index alone brings its style): what a page
 * does not use of them need not come.
 */
export const hasSideEffects = (id: string): boolean => !PIECE.test(id)
