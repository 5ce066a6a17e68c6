import { screen } from '@testing-library/dom';
import { loadLanguage } from '../i18n/language';
import { fireEvent, mount } from '../platform/testing/mount';
import { Choice } from './Choice';
import { Field } from './Field';
import { PhoneField } from './PhoneField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

beforeAll(() => loadLanguage('en'));

/** Taro's wrapper of an input. jsdom does not draw the input within, so what it would be given is read off the wrapper. */
function wrapper(container: Element) {
  const found = container.querySelector('taro-input-core, taro-textarea-core');
  if (!found) throw new Error('no input');
  return found as Element & { nativeProps: Record<string, string> };
}

describe('Field', () => {
  it('says what is wrong as an alert, in place of the hint', () => {
    const { rerender } = mount(
      <Field label="Name" hint="As on your ID">
        x
      </Field>,
    );
    expect(screen.getByText('As on your ID')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      <Field label="Name" hint="As on your ID" error="Please give your name">
        x
      </Field>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Please give your name');
    expect(screen.queryByText('As on your ID')).toBeNull();
  });

  it('names what may be left out, not what is needed', () => {
    const { rerender } = mount(<Field label="Introduction">x</Field>);
    expect(screen.getByText('optional')).toBeTruthy();
    rerender(
      <Field label="Introduction" required>
        x
      </Field>,
    );
    expect(screen.queryByText('optional')).toBeNull();
  });
});

describe('TextField', () => {
  it('names the very input that is typed into, and ties the mistake to it', () => {
    const { container } = mount(
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        value="12"
        onChange={() => {}}
        error="11 digits, please"
      />,
    );
    const { 'aria-describedby': words, ...ariaProps } = wrapper(container).nativeProps;
    expect(ariaProps).toEqual({
      'aria-label': 'Phone',
      'aria-invalid': 'true',
      'aria-required': 'true',
      inputmode: 'tel',
      autocomplete: 'tel',
    });
    expect(container.querySelector(`#${words}`)?.textContent).toBe('11 digits, please');
  });

  it('hides a password', () => {
    const { container } = mount(<TextField label="Password" type="password" value="x" onChange={() => {}} />);
    expect(wrapper(container).getAttribute('password')).toBe('true');
  });

  it('hands on what is typed, as it was typed', () => {
    const onChange = jest.fn();
    const { container } = mount(<TextField label="Phone" type="tel" value="" onChange={onChange} />);
    fireEvent(wrapper(container), new CustomEvent('input', { detail: { value: '0755-26' } }));
    expect(onChange).toHaveBeenLastCalledWith('0755-26');
  });
});

describe('PhoneField', () => {
  const inputs = (container: Element) => [...container.querySelectorAll('taro-input-core')];
  const type = (input: Element | undefined, value: string) =>
    fireEvent(input as Element, new CustomEvent('input', { detail: { value } }));

  it('asks for a number of the mainland until another country is given', () => {
    const onChange = jest.fn();
    const { container } = mount(<PhoneField label="Phone" value="13800138000" onChange={onChange} />);
    const [country, number] = inputs(container) as (HTMLInputElement & { nativeProps: Record<string, string> })[];
    expect([country?.value, number?.value]).toEqual(['86', '13800138000']);
    expect([country, number].map((input) => input?.nativeProps['aria-label'])).toEqual(['Country code', 'Phone']);
    type(country, '852');
    expect(onChange).toHaveBeenLastCalledWith('+852 13800138000');
    type(number, '138');
    expect(onChange).toHaveBeenLastCalledWith('138');
  });

  it('takes a number that was pasted with its code', () => {
    const onChange = jest.fn();
    const { container } = mount(<PhoneField label="Phone" value="+33 6 12 34 56 78" onChange={onChange} />);
    const [country, number] = inputs(container) as HTMLInputElement[];
    expect([country?.value, number?.value]).toEqual(['33', '6 12 34 56 78']);
    type(number, '6 12');
    expect(onChange).toHaveBeenLastCalledWith('+33 6 12');
  });

  it.each([
    ['+33 6 12', '+8613800138000', '86', '13800138000'],
    ['+852 2345', ' +33612345678', '33', '612345678'],
    ['13800138000', '0033612345678', '33', '612345678'],
    ['+33 6 12', '\u202d+86 13800138000\u202c', '86', '13800138000'],
  ])('takes a number that is filled in with its own code beside another (%s, %s)', (before, filled, code, rest) => {
    const onChange = jest.fn();
    const first = mount(<PhoneField label="Phone" value={before} onChange={onChange} />);
    type(inputs(first.container)[1], filled);
    const { container } = mount(<PhoneField label="Phone" value={onChange.mock.lastCall?.[0]} onChange={onChange} />);
    expect((inputs(container) as HTMLInputElement[]).map(({ value }) => value)).toEqual([code, rest]);
  });
});

describe('TextArea', () => {
  it('counts what is written and names its input', () => {
    const { container } = mount(<TextArea label="Introduction" value="fossils" maxLength={500} onChange={() => {}} />);
    expect(screen.getByText('7 of 500 characters')).toBeTruthy();
    expect(wrapper(container).nativeProps['aria-label']).toBe('Introduction');
  });
});

describe('Choice', () => {
  const options = [
    { value: 'douyin', label: 'Douyin' },
    { value: 'kuaishou', label: 'Kuaishou' },
    { value: 'closed', label: 'Closed', disabled: true },
  ] as const;

  it('is a group of radios of which one is chosen', () => {
    mount(<Choice label="Platform" options={options} value="kuaishou" onChange={() => {}} />);
    expect(screen.getByRole('radiogroup').getAttribute('aria-label')).toBe('Platform');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false']);
  });

  it('changes by tap, and not to what is disabled', () => {
    const onChange = jest.fn();
    mount(<Choice name="Platform" options={options} value={null} onChange={onChange} />);
    fireEvent.click(screen.getByText('Closed'));
    fireEvent.click(screen.getByText('Douyin'));
    expect(onChange.mock.calls).toEqual([['douyin']]);
  });
});
