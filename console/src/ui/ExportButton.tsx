import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '../api/callError';
import { download } from '../api/download';
import { useTexts } from '../i18n/language';

interface ExportButtonProps {
  /** With the list's filters in its query. */
  path: string;
  name: string;
  /** Where a page has several. */
  label?: string;
}

/** Hands the list over as CSV or Excel, and says how far it is. */
export function ExportButton({ path, name, label }: ExportButtonProps) {
  const t = useTexts('ui');
  const { message } = App.useApp();
  const [progress, setProgress] = useState<string | null>(null);
  const get = async (format: 'csv' | 'xlsx') => {
    setProgress(t.export);
    try {
      await download(
        `${path}${path.includes('?') ? '&' : '?'}format=${format}`,
        `${name}.${format}`,
        ({ rows, bytes, totalRows }) =>
          setProgress(rows === null ? `${Math.ceil(bytes / 1024)} KB` : t.exporting({ rows, total: totalRows })),
      );
    } catch (error) {
      message.error(sentenceOf(error));
    } finally {
      setProgress(null);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      disabled={progress !== null}
      menu={{
        items: [
          { key: 'csv', label: 'CSV', onClick: () => get('csv') },
          { key: 'xlsx', label: 'Excel', onClick: () => get('xlsx') },
        ],
      }}
    >
      <Button icon={<DownloadOutlined />} loading={progress !== null} aria-live="polite">
        {progress ?? label ?? t.export}
      </Button>
    </Dropdown>
  );
}
