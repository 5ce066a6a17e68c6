import { Progress } from '@nutui/nutui-react-taro';
import { View } from '@tarojs/components';
import './PictureField.scss';
import { aria } from './aria';
import { Field } from './Field';
import { Icon } from './Icon';
import { Photo } from './Photo';
import { Tap } from './Tap';
import { useControlId } from './useControlId';
import type { FormPicture, FormPictures } from './usePictures';

/** What the field says; it travels with the pages that have one. */
export interface PictureWords {
  label: string;
  add: string;
  hint: (most: number) => string;
  /** The nth picture, from 1. */
  one: (n: number) => string;
  waiting: string;
  sending: (percent: number) => string;
  sent: string;
  failed: string;
  tooLarge: (megabytes: number) => string;
  retry: string;
  remove: string;
}

interface PictureFieldProps {
  pictures: FormPictures;
  words: PictureWords;
  /** What a picture may weigh. bytes */
  mostBytes: number;
  error?: string;
  required?: boolean;
}

const MEGABYTE = 1024 * 1024;

/** Pictures of a form: chosen or taken, each with its progress, sent again or taken away. */
export function PictureField({ pictures, words, mostBytes, error, required }: PictureFieldProps) {
  const id = useControlId();
  const { list, most, choose, retry, remove } = pictures;
  return (
    <Field label={words.label} hint={words.hint(most)} error={error} required={required} id={id}>
      <View className="pictures" {...aria({ role: 'group', labelledBy: `${id}-label` })}>
        {list.map((picture, index) => (
          <View key={picture.key} className="pictures__one">
            <Photo src={picture.src} size="tile" label={words.one(index + 1)} />
            <State
              picture={picture}
              name={words.one(index + 1)}
              words={words}
              megabytes={mostBytes / MEGABYTE}
              onRetry={() => retry(picture.key)}
            />
            <Tap
              className="pictures__remove"
              label={`${words.remove} ${words.one(index + 1)}`}
              onClick={() => remove(picture.key)}
            >
              <View className="pictures__cross">
                <Icon name="close" size="small" />
              </View>
            </Tap>
          </View>
        ))}
        {list.length < most && (
          <View className="pictures__one">
            <Tap className="pictures__add" onClick={() => void choose()}>
              <View className="pictures__plus">
                <Icon name="plus" />
                <View className="pictures__word">{words.add}</View>
              </View>
            </Tap>
          </View>
        )}
      </View>
    </Field>
  );
}

interface StateProps {
  picture: FormPicture;
  name: string;
  words: PictureWords;
  megabytes: number;
  onRetry: () => void;
}

/** How far a picture has come. The live region stands there from the start, or nothing would be heard. */
function State({ picture: { state, progress, failure }, name, words, megabytes, onRetry }: StateProps) {
  const isTooLarge = failure === 'tooLarge';
  const said = {
    waiting: words.waiting,
    sending: words.sending(progress),
    done: words.sent,
    failed: isTooLarge ? words.tooLarge(megabytes) : (failure?.message ?? words.failed),
  }[state];
  return (
    <>
      <View
        className={`pictures__state pictures__state--${state}`}
        {...aria({ role: state === 'failed' ? 'alert' : 'status' })}
      >
        {state === 'sending' && (
          <Progress
            className="pictures__progress"
            percent={progress}
            color="var(--primary)"
            background="var(--line)"
            {...aria({ hidden: true })}
          />
        )}
        <View className="pictures__said">{said}</View>
      </View>
      {state === 'failed' && !isTooLarge && (
        <Tap className="pictures__retry" label={`${words.retry} ${name}`} onClick={onRetry}>
          {words.retry}
        </Tap>
      )}
    </>
  );
}
