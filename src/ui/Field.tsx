import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Field.scss';
import { useT } from '../i18n/useT';
import { aria } from './aria';

/** What is said of any field. */
export interface FieldWords {
  label: string;
  /** What is wrong with it, in words. */
  error?: string;
  hint?: string;
  required?: boolean;
}

interface FieldProps extends FieldWords {
  /** The id of the control and, with `-label`, `-hint` and `-error`, of its words. */
  id?: string;
  children: ReactNode;
}

/** A labelled row of a form: label above, the control, and under it the hint or what is wrong. */
export function Field({ label, error, hint, required = false, id, children }: FieldProps) {
  const { field } = useT().core;
  return (
    <View className={error ? 'field field--wrong' : 'field'}>
      <View className="field__label" {...(id ? { id: `${id}-label` } : {})}>
        {label}
        {!required && <View className="field__optional">{field.optional}</View>}
      </View>
      {children}
      {error ? (
        <View className="field__error" {...(id ? { id: `${id}-error` } : {})} {...aria({ role: 'alert' })}>
          {error}
        </View>
      ) : (
        hint && (
          <View className="field__hint" {...(id ? { id: `${id}-hint` } : {})}>
            {hint}
          </View>
        )
      )}
    </View>
  );
}
