import { Progress } from '@nutui/nutui-react-taro';
import { View } from '@tarojs/components';
import './PictureField.scss';
import { useT } from '../i18n/useT';
import { aria } from './aria';
import { Field } from './Field';
import { Icon } from './Icon';
import { Photo } from './Photo';
import { Tap } from './Tap';
import { useControlId } from './useControlId';
import type { FormPicture, FormPictures } from './usePictures';

interface PictureFieldProps {
  pictures: FormPictures;
  /** What a picture may weigh. bytes */
  maxBytes: number;
  error?: string;
  required?: boolean;
  /** In place of how many there may be. */
  hint?: string;
  /** The label of one that is done, where it was not uploaded. */
  done?: string;
}

const MEGABYTE = 1024 * 1024;

/** Pictures of a form: chosen or taken, each with its progress, sent again or taken away. */
export function PictureField({ pictures, maxBytes, error, required, hint, done }: PictureFieldProps) {
  const t = useT().pictures;
  const id = useControlId();
  const { list, max, choose, retry, remove } = pictures;
  return (
    <Field label={t.label} hint={hint ?? t.hint({ max: max })} error={error} required={required} id={id}>
      <View className="pictures" {...aria({ role: 'group', labelledBy: `${id}-label` })}>
        {list.map((picture, index) => (
          <View key={picture.key} className="pictures__one">
            <Photo src={picture.src} size="tile" label={t.one({ n: index + 1 })} />
            <State
              picture={picture}
              name={t.one({ n: index + 1 })}
              megabytes={maxBytes / MEGABYTE}
              done={done ?? t.sent}
              onRetry={() => retry(picture.key)}
            />
            <Tap
              className="pictures__remove centre"
              label={`${t.remove} ${t.one({ n: index + 1 })}`}
              onClick={() => remove(picture.key)}
            >
              <View className="pictures__cross centre">
                <Icon name="close" size="small" />
              </View>
            </Tap>
          </View>
        ))}
        {list.length < max && (
          <View className="pictures__one">
            <Tap className="pictures__add" onClick={() => void choose()}>
              <View className="pictures__plus centre">
                <Icon name="plus" />
                <View className="pictures__word text-small">{t.add}</View>
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
  megabytes: number;
  done: string;
  onRetry: () => void;
}

/** How far a picture has come. The live region stands there from the start, or nothing would be heard. */
function State({ picture: { state, progress, failure }, name, megabytes, done, onRetry }: StateProps) {
  const { core, pictures: t } = useT();
  const isTooLarge = failure === 'tooLarge';
  const message = {
    waiting: t.waiting,
    sending: t.sending({ percent: progress }),
    done,
    failed: isTooLarge ? t.tooLarge({ megabytes }) : (failure?.message ?? t.failed),
  }[state];
  return (
    <>
      <View
        className={`pictures__state pictures__state--${state} text-small`}
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
        <View className="pictures__said">{message}</View>
      </View>
      {state === 'failed' && !isTooLarge && (
        <Tap className="pictures__retry text-small text-strong row" label={`${core.action.retry} ${name}`} onClick={onRetry}>
          {core.action.retry}
        </Tap>
      )}
    </>
  );
}
