declare module 'virtual:worker:*' {
  /** Where the module of that worker is. */
  const address: string
  export default address
}
