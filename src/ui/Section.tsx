import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Section.scss';
import { aria } from './aria';
import { Icon } from './Icon';
import { Tap } from './Tap';

interface SectionProps {
  title: string;
  /** Text of the way to more. */
  more?: string;
  onMore?: () => void;
  children: ReactNode;
}

export function Section({ title, more, onMore, children }: SectionProps) {
  return (
    <View className="section">
      <View className="section__head row">
        <View className="section__title text-title" {...aria({ role: 'heading', level: 2 })}>
          {title}
        </View>
        {more && onMore && (
          <Tap className="section__more text-quiet row" label={`${more} ${title}`} onClick={onMore}>
            {more}
            <Icon name="chevron" size="small" />
          </Tap>
        )}
      </View>
      {children}
    </View>
  );
}
