/** The shape of a catalogue without its very words: any text for a text, and for a function any text from the same parameters. */
export type Words<Text> = Text extends string
  ? string
  : Text extends (...parameters: infer Parameters) => infer Answer
    ? (...parameters: Parameters) => Words<Answer>
    : { readonly [Key in keyof Text]: Words<Text[Key]> };
