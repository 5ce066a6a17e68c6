import { FIELD } from '@park/contract/live/limits';
import { View } from '@tarojs/components';
import './RegisterFields.scss';
import { Failure } from '@/components/Failure';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { Choice } from '@/ui/Choice';
import { PhoneField } from '@/ui/PhoneField';
import { Skeleton } from '@/ui/Skeleton';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { useLivePlatforms } from './api';
import type { RegisterForm } from './formRules';
import type { RegistrationView } from './useRegistration';

/** The fields of a registration. Its button stands at the page's lower edge. */
export function RegisterFields({ registration }: { registration: RegistrationView }) {
  const { live } = useT();
  const words = live.register;
  const platforms = useLivePlatforms();
  const { form, change, left, errorOf } = registration;
  const said = (field: keyof RegisterForm) => {
    const error = errorOf(field);
    return error && live.fieldError[error];
  };
  const bind = (field: Exclude<keyof RegisterForm, 'platformId'>) => ({
    label: words[field],
    value: form[field],
    onChange: (value: string) => change({ [field]: value }),
    onBlur: () => {
      if (form[field]) left(field);
    },
    error: said(field),
  });
  return (
    <View className="register">
      <View className="register__intro">{words.intro}</View>
      <TextField {...bind('name')} required maxLength={FIELD.name[1]} hint={words.nameHint} autoComplete="name" />
      <PhoneField {...bind('phone')} required hint={words.phoneHint} />
      <Loaded query={platforms} skeleton={<Skeleton shape="form" rows={1} />}>
        {(known) => (
          <Choice
            label={words.platform}
            required
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
            value={form.platformId}
            onChange={(platformId) => change({ platformId })}
            error={said('platformId')}
          />
        )}
      </Loaded>
      <TextField {...bind('account')} required maxLength={FIELD.account[1]} />
      <TextArea {...bind('introduction')} maxLength={FIELD.introduction} placeholder={words.introductionHint} />
      <Failure error={registration.failure} />
    </View>
  );
}
