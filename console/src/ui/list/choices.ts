export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** Values with what they are called, for a field that chooses one of them. */
export const choices = <Value extends string>(values: readonly Value[], names: Record<Value, string>): Choice<Value>[] =>
  values.map((value) => ({ value, label: names[value] }));
