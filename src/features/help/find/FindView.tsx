import { MAX_FILE_BYTES } from '@park/contract/file/limits';
import { getFinds } from '@park/contract/find/calls';
import { FIND, FIND_KINDS } from '@park/contract/find/limits';
import type { HelpPosition } from '@park/contract/help/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { call } from '@/api/client';
import { usePolled } from '@/api/polled';
import { serverNow } from '@/api/serverNow';
import { keyOf } from '@/api/useCall';
import { useParts } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { openHref } from '@/navigation/openHref';
import { phonePosition } from '@/platform/position';
import { randomToken } from '@/platform/random';
import { toast } from '@/platform/toast';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Choice } from '@/ui/Choice';
import { Lines } from '@/ui/Lines';
import { PictureField } from '@/ui/PictureField';
import { Section } from '@/ui/Section';
import { TextArea } from '@/ui/TextArea';
import { useForm } from '@/ui/useForm';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { deviceSecret } from '../device';
import { FindCard, WaitingFindCard } from './FindCard';
import { enqueueFind, useFindQueue } from './queue';
import { usePhotos } from './usePhotos';

/** Where the state keeps its laws and regulations. */
const LAW = 'https://flk.npc.gov.cn/';
/** How often a find that nobody has answered is asked about. ms */
const OPEN_EVERY = 30_000;

/** "I found something": leave it where it is, tell the park, and what became of it. Nothing here waits for a sign-in or the network. */
export function FindView() {
  const t = useT().find;
  const isOffered = useParts();
  const [isOpen, setOpen] = useState(false);
  const waiting = useFindQueue();
  const finds = usePolled({
    queryKey: keyOf(getFinds),
    queryFn: async () => call(getFinds, { device: await deviceSecret() }, { quiet: true }),
    refetchOnMount: 'always',
    every: (data) => (data?.some(({ answer }) => !answer) ? OPEN_EVERY : false),
  });
  usePullToRefresh(finds.refetch);
  const known = finds.data ?? [];
  const unsent = waiting.filter(({ number }) => !known.some((find) => find.number === number));
  const photosLeft = (number: string) => waiting.find((one) => one.number === number)?.photos.length ?? 0;
  return (
    <View className="stack-far">
      <LeaveIt />
      {isOpen ? (
        <FindForm onDone={() => setOpen(false)} />
      ) : (
        isOffered('find') && (
          <Button block round onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        )
      )}
      <View className="find__waiting stack" {...aria({ live: 'polite' })}>
        {unsent.map(({ input }) => (
          <WaitingFindCard key={input.clientId} input={input} />
        ))}
      </View>
      {known.length > 0 && (
        <Section title={t.mine}>
          <View className="stack">
            {known.map((find) => (
              <FindCard key={find.id} find={find} photosLeft={photosLeft(find.number)} />
            ))}
          </View>
        </Section>
      )}
    </View>
  );
}

function LeaveIt() {
  const { core, find: t } = useT();
  const look = () => void openHref(LAW).then((how) => how === 'copied' && toast(core.link.copied));
  return (
    <Card>
      <View className="stack">
        <View className="text-heading" {...aria({ role: 'heading', level: 2 })}>
          {t.leave.title}
        </View>
        <Lines lines={t.leave.why} />
        <View className="text-quiet">{t.leave.law}</View>
        <Button kind="text" onClick={look}>
          {t.leave.read}
        </Button>
      </View>
    </Card>
  );
}

const FIND_DRAFT = 'draft-find';
const EMPTY_FIND = { kind: '', words: '', placeWords: '' };

type Place = HelpPosition | 'unasked' | 'asking' | 'denied';

/** What was found, with photos and where it is: by the phone's position, or in words. It goes into the queue and from there to the park. */
function FindForm({ onDone }: { onDone: () => void }) {
  const t = useT().find;
  const photos = usePhotos();
  const [place, setPlace] = useState<Place>('unasked');
  const position = typeof place === 'string' ? null : place;
  const { form, field, check, clear, errorOf } = useForm(FIND_DRAFT, EMPTY_FIND, ({ words, placeWords }) => ({
    words: words.trim() === '' && photos.ids.length === 0 ? t.error.nothing : null,
    placeWords: !position && placeWords.trim() === '' ? t.error.noPlace : null,
    photos: photos.pending && t.error.photos,
  }));
  const locate = async () => {
    setPlace('asking');
    const found = await phonePosition();
    setPlace(found ? { ...found, at: new Date(serverNow()).toISOString() } : 'denied');
  };
  const send = async () => {
    if (!check()) return;
    const kind = FIND_KINDS.find((one) => one === form.kind) ?? 'other';
    const foundAt = new Date(serverNow()).toISOString();
    const report = { kind, words: form.words.trim(), placeWords: form.placeWords.trim() };
    enqueueFind({ clientId: randomToken(), device: await deviceSecret(), ...report, position, foundAt }, photos.ids);
    clear();
    photos.clear();
    onDone();
  };
  return (
    <View className="raised stack-wide find__form">
      <PictureField
        pictures={photos}
        maxBytes={MAX_FILE_BYTES}
        error={errorOf('photos')}
        hint={t.form.photosHint({ max: FIND.photos })}
        done={t.form.kept}
      />
      <Choice {...field('kind')} label={t.form.kind} options={FIND_KINDS.map((value) => ({ value, label: t.kinds[value] }))} />
      <TextArea {...field('words')} label={t.form.words} maxLength={FIND.words} hint={t.form.wordsHint} />
      <View className="stack">
        {position === null && (
          <Button kind="secondary" block loading={place === 'asking'} onClick={() => void locate()}>
            {t.form.locate}
          </Button>
        )}
        <View className="text-soft" {...aria({ role: 'status' })}>
          {position
            ? t.form.located({ metres: position.accuracy && Math.round(position.accuracy) })
            : place === 'denied'
              ? t.form.denied
              : t.form.sealed}
        </View>
      </View>
      <TextArea
        {...field('placeWords')}
        label={t.form.place}
        maxLength={FIND.place}
        hint={t.form.placeHint}
        required={position === null}
      />
      <Button block round onClick={() => void send()}>
        {t.form.send}
      </Button>
    </View>
  );
}
