import type { FormInstance, FormRule } from 'antd';

type Fields = Pick<FormInstance, 'getFieldValue' | 'getFieldsValue'>;

/** A rule of a form's field. `wrong` says in words what is wrong with the value, and nothing where it is right. */
export const rule =
  <Value>(wrong: (value: Value, form: Fields) => string | false | null | undefined): FormRule =>
  (form) => ({
    validator: async (_, value: Value) => {
      const sentence = wrong(value, form);
      if (sentence) throw new Error(sentence);
    },
  });
