import { Form, type FormItemProps, Input, InputNumber, type InputNumberProps, Select, type SelectProps, Switch } from 'antd';
import { createContext, useContext } from 'react';
import { useTexts } from '../i18n/language';
import { momentSpan } from './daySpan';

/** What the fields of the form around are called, by their names: said once, for the fields and for whoever compares two versions. */
export const FormLabels = createContext<Partial<Record<string, string>>>({});

interface ItemProps extends Omit<FormItemProps, 'required'> {
  /** It may not be left empty; `words`: nor blank. */
  required?: boolean | 'words';
}

/** A field of a form, called what the form calls it unless it has a label of its own. */
export function Item({ label, required = false, rules = [], ...item }: ItemProps) {
  const { needed } = useTexts('ui');
  const labels = useContext(FormLabels);
  // `whitespace`, even when it is false, would make every value a text.
  const rule = { required: true, message: needed, ...(required === 'words' && { whitespace: true }) };
  return <Form.Item label={label ?? labels[String(item.name)]} rules={required ? [rule, ...rules] : rules} {...item} />;
}

export const SwitchItem = (item: ItemProps) => (
  <Item valuePropName="checked" {...item}>
    <Switch />
  </Item>
);

type NumberItemProps = ItemProps &
  Pick<InputNumberProps, 'min' | 'max' | 'precision' | 'prefix' | 'suffix'> & { width?: number };

/** A number, whole unless it says how exact it is. */
export const NumberItem = ({ min, max, precision = 0, prefix, suffix, width, ...item }: NumberItemProps) => (
  <Item {...item}>
    <InputNumber {...{ min, max, precision, prefix, suffix }} style={width === undefined ? undefined : { width }} />
  </Item>
);

type ChoiceItemProps = ItemProps &
  Pick<SelectProps, 'options' | 'allowClear' | 'placeholder' | 'mode' | 'maxCount' | 'showSearch'>;

/** One of several, or some of them. */
export const ChoiceItem = ({ options, allowClear, placeholder, mode, maxCount, showSearch, ...item }: ChoiceItemProps) => (
  <Item {...item}>
    <Select {...{ options, allowClear, placeholder, mode, maxCount, showSearch }} />
  </Item>
);

export const LineItem = ({ maxLength, lang, ...item }: ItemProps & { maxLength: number; lang?: string }) => (
  <Item {...item}>
    <Input maxLength={maxLength} lang={lang} />
  </Item>
);

/** A day and a time, by the park's clock. */
export const MomentItem = (item: ItemProps) => (
  <Item {...item}>
    <Input type="datetime-local" {...momentSpan()} />
  </Item>
);
