import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '../i18n/language';

/** Puts a text into the clipboard and says so. `what` names it for those who do not see what stands beside the button. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { copy: t } = useTexts('ui');
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    // Absent without a secure context (a park's own network over plain http).
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else {
      field.current?.select();
      document.execCommand('copy');
    }
    setCopied(true);
  };
  return (
    <>
      <Button
        icon={copied ? <CheckOutlined /> : <CopyOutlined />}
        aria-label={`${copied ? t.done : t.copy} · ${what}`}
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        {copied ? t.done : t.copy}
      </Button>
      {!navigator.clipboard && (
        <textarea ref={field} className="off-screen" readOnly value={text} tabIndex={-1} aria-hidden="true" />
      )}
    </>
  );
}
