import { Steps as NutSteps, Step } from '@nutui/nutui-react-taro';
import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Steps.scss';
import { aria } from './aria';
import { Icon } from './Icon';

export interface StepShown {
  key: string;
  state: 'done' | 'wrong' | 'open';
  title: ReactNode;
  text?: ReactNode;
}

/** Steps one under the other, each with a mark of what became of it. What a mark says is also said in words. */
export function Steps({ steps, busy = false }: { steps: readonly StepShown[]; busy?: boolean }) {
  return (
    <View className="steps" {...aria({ busy })}>
      <NutSteps direction="vertical" type="icon">
        {steps.map(({ key, state, title, text }, index) => (
          <Step
            key={key}
            value={index + 1}
            className={`steps__one--${state}`}
            icon={
              <View {...aria({ hidden: true })}>
                {state !== 'open' && <Icon name={state === 'done' ? 'check' : 'close'} size="small" />}
              </View>
            }
            title={title}
            description={text}
          />
        ))}
      </NutSteps>
    </View>
  );
}
