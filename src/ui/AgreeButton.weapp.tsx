import { Button } from '@tarojs/components';
import './Button.scss';
import './AgreeButton.scss';
import { AGREE_BUTTON } from '../platform/privacyGuide';

/** WeChat's own button, in our clothes: only a tap on it counts as agreeing to the privacy guide. */
export function AgreeButton({ text, onAgreed }: { text: string; onAgreed: () => void }) {
  return (
    <Button
      id={AGREE_BUTTON}
      className="button button--primary button--block button--round agree-button"
      openType="agreePrivacyAuthorization"
      onAgreePrivacyAuthorization={onAgreed}
    >
      {text}
    </Button>
  );
}
