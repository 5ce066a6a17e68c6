import type { LivePlatform } from '@park/contract/live/point/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { Choice } from '@/ui/Choice';
import { Field } from '@/ui/Field';

interface PlatformFieldProps {
  query: UseQueryResult<LivePlatform[]>;
  skeleton: ReactNode;
  /** Id of the chosen platform, '' for none. */
  value: string;
  onChange: (platformId: string) => void;
  error?: string;
}

/** On which platform a host streams. A park that lists none yet says so in its place. */
export function PlatformField({ query, skeleton, value, onChange, error }: PlatformFieldProps) {
  const { register, fieldError } = useT().live;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(known) =>
        known.length === 0 ? (
          <Field label={register.platform} required error={fieldError.noPlatform}>
            {null}
          </Field>
        ) : (
          <Choice
            label={register.platform}
            required
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
            value={value}
            onChange={onChange}
            error={error}
          />
        )
      }
    </Loaded>
  );
}
