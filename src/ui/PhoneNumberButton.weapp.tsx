import { Button } from '@tarojs/components';
import './Button.scss';
import './AgreeButton.scss';

/** WeChat's own button, in our clothes: asks the visitor for their number, and gives a code for it that only the server can open. */
export function PhoneNumberButton({ text, onCode }: { text: string; onCode: (code: string) => void }) {
  return (
    <Button
      className="button button--secondary button--block button--round agree-button"
      openType="getPhoneNumber"
      onGetPhoneNumber={({ detail }) => detail.code && onCode(detail.code)}
    >
      {text}
    </Button>
  );
}
