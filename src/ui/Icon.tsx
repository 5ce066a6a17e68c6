import './Icon.scss';
import { IconLines } from './IconLines';
import { ICONS, type IconName } from './pictures/icons';

interface IconProps {
  name?: IconName;
  /** In place of a name: an icon that one page alone shows, on a 24 grid. */
  path?: string;
  size?: 'small' | 'normal' | 'large';
}

/** A line icon in the colour of the text around it. Always beside a word or inside a named button, so it stays silent. */
export function Icon({ name, path = name && ICONS[name], size = 'normal' }: IconProps) {
  return <IconLines path={path ?? ''} className={`icon icon--${size}`} />;
}
