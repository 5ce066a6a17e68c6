import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './ListItem.scss';
import { Card } from './Card';

interface ListItemProps {
  /** A `Picture` of size thumb. */
  picture?: ReactNode;
  title: ReactNode;
  /** At most two are shown well. */
  facts?: ReactNode[];
  /** Price or state. */
  side?: ReactNode;
  onClick?: () => void;
  label?: string;
}

export function ListItem({ picture, title, facts = [], side, onClick, label }: ListItemProps) {
  return (
    <Card onClick={onClick} label={label}>
      <View className="list-item">
        {picture && <View className="list-item__picture">{picture}</View>}
        <View className="list-item__body">
          <View className="list-item__title">{title}</View>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have a fixed order and no identity of their own
            <View key={index} className="list-item__fact text-quiet">
              {fact}
            </View>
          ))}
        </View>
        {side && <View className="list-item__side">{side}</View>}
      </View>
    </Card>
  );
}
