import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../i18n/language';

export interface PageHeadProps {
  title: string;
  /** One sentence about what is done here. */
  about?: string;
  /** Where the arrow leads. */
  back?: string;
  children?: ReactNode;
}

export function PageHead({ title, about, back, children }: PageHeadProps) {
  const t = useTexts('ui');
  const go = useNavigate();
  return (
    <>
      <div className="page-head">
        {back !== undefined && <Button type="text" icon={<ArrowLeftOutlined />} aria-label={t.back} onClick={() => go(back)} />}
        <h1>{title}</h1>
        {children}
      </div>
      {about && <p className="page-more">{about}</p>}
    </>
  );
}

export interface AddButtonProps {
  text: string;
  /** Where it is begun. */
  to: string;
}

export function AddButton({ text, to }: AddButtonProps) {
  const go = useNavigate();
  return (
    <Button type="primary" onClick={() => go(to)}>
      {text}
    </Button>
  );
}
