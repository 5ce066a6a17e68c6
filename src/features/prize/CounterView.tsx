import { View } from '@tarojs/components';
import './CounterView.scss';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { TextField } from '@/ui/TextField';
import { ClaimCard } from './ClaimCard';
import { type Counter, useCounter } from './useCounter';
import { WriteOffList } from './WriteOffList';

/** The prize desk: scan or type a code, see whose prize it is, hand it out. @param code of a link */
export function CounterView({ code = '' }: { code?: string }) {
  const counter = useCounter(code);
  return (
    <View className="counter">
      {counter.claim ? <ClaimCard claim={counter.claim} counter={counter} /> : <Ask counter={counter} />}
      <WriteOffList />
    </View>
  );
}

function Ask({ counter }: { counter: Counter }) {
  const { prize, core } = useT();
  const words = prize.counter;
  const { failure } = counter;
  return (
    <Card>
      <View className="counter__ask">
        <Button block round disabled={counter.isFinding} onClick={() => void counter.scan()}>
          {words.scan}
        </Button>
        <TextField
          label={words.code}
          value={counter.code}
          onChange={counter.type}
          maxLength={40}
          hint={words.codeHint}
          error={counter.mistake}
          autoComplete="off"
          required
        />
        {failure && (
          <View className="counter__failure" {...aria({ role: 'alert' })}>
            {sentenceOf(failure) ?? core.request.failed}
          </View>
        )}
        <Button kind="secondary" block loading={counter.isFinding} onClick={counter.find}>
          {words.lookUp}
        </Button>
      </View>
    </Card>
  );
}
