/** The same words in another language: every one of them, whatever it says. */
export type Translated<T> = { readonly [K in keyof T]: string }
