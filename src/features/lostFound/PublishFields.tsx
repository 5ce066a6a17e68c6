import { MAX_FILE_BYTES } from '@park/contract/file/limits';
import { DAY_PARTS, ITEM_CATEGORIES, type ItemKind, LOST_FOUND } from '@park/contract/lostFound/limits';
import { View } from '@tarojs/components';
import './LostFound.scss';
import { useT } from '@/i18n/useT';
import { Choice } from '@/ui/Choice';
import { DateField } from '@/ui/DateField';
import { PhoneField } from '@/ui/PhoneField';
import { PictureField } from '@/ui/PictureField';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { categoryOf, dayPartOf } from './formRules';
import type { PublishFormView } from './usePublishForm';

/** What there is to say of a thing. */
export function PublishFields({ kind, form }: { kind: ItemKind; form: PublishFormView }) {
  const words = useT().lostFound;
  const { form: typed, change, left, errorOf } = form;
  return (
    <View className="lost-found__form">
      <Choice
        label={words.form.category}
        options={ITEM_CATEGORIES.map((value) => ({ value, label: words.category[value] }))}
        value={categoryOf(typed.category)}
        onChange={(category) => change({ category })}
        error={errorOf('category')}
        required
      />
      <TextField
        label={words.form.name}
        value={typed.title}
        onChange={(title) => change({ title })}
        onBlur={() => left('title')}
        maxLength={LOST_FOUND.title[1]}
        hint={words.form.nameHint}
        error={errorOf('title')}
        autoComplete="off"
        required
      />
      <TextField
        label={words.form.place[kind]}
        value={typed.place}
        onChange={(place) => change({ place })}
        onBlur={() => left('place')}
        maxLength={LOST_FOUND.place[1]}
        hint={words.form.placeHint}
        error={errorOf('place')}
        autoComplete="off"
        required
      />
      <DateField
        label={words.form.day[kind]}
        value={typed.day}
        onChange={(day) => change({ day })}
        max={form.today}
        error={errorOf('day')}
        required
      />
      <Choice
        label={words.form.dayPart}
        options={DAY_PARTS.map((value) => ({ value, label: words.dayPart[value] }))}
        value={dayPartOf(typed.dayPart)}
        onChange={(dayPart) => change({ dayPart })}
      />
      <TextArea
        label={words.form.text}
        value={typed.text}
        onChange={(text) => change({ text })}
        onBlur={() => left('text')}
        maxLength={LOST_FOUND.text[1]}
        hint={words.form.textHint[kind]}
        error={errorOf('text')}
        required
      />
      <PictureField pictures={form.pictures} mostBytes={MAX_FILE_BYTES} error={form.picturesError} />
      <PhoneField
        label={words.form.contact}
        value={typed.contact}
        onChange={(contact) => change({ contact })}
        onBlur={() => left('contact')}
        hint={words.form.contactHint}
        error={errorOf('contact')}
        required
      />
    </View>
  );
}
