import { View } from '@tarojs/components';
import './MoreLink.scss';
import { Icon } from './Icon';
import { Tap } from './Tap';

interface MoreLinkProps {
  text: string;
  /** Accessible name, if it is another. */
  label?: string;
  onClick: () => void;
}

/** A way on, as one quiet line. */
export function MoreLink({ text, label = text, onClick }: MoreLinkProps) {
  return (
    <Tap className="more-link row text-quiet" role="link" label={label} onClick={onClick}>
      <View>{text}</View>
      <Icon name="chevron" size="small" />
    </Tap>
  );
}
