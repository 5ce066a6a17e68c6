import { exportOwnData } from '@park/contract/visitor/calls';
import { EXPORT_LINK_MS } from '@park/contract/visitor/ownData';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useSend } from '@/api/useSend';
import { useT } from '@/i18n/useT';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { copyText } from '@/platform/clipboard';
import { fetchFile, handOn, takesFiles } from '@/platform/ownFile';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Section } from '@/ui/Section';

const FILE_NAME = 'my-data.zip';
const MINUTES = EXPORT_LINK_MS / 60_000;
/** A whole sentence. ms */
const TOAST_MS = 3000;

/** The file of everything: downloaded, sent to a chat, or by a link that works once in another browser. */
export function TakeAway() {
  const t = useT().ownData.file;
  const { send, isPending } = useSend(exportOwnData);
  const [fetching, setFetching] = useState(false);
  /** Where the file lies on the phone until it is handed on. */
  const [path, setPath] = useState('');
  const [message, setMessage] = useState('');
  const takes = takesFiles();

  const fetch = async () => {
    const link = await send({});
    if (!link) return;
    setFetching(true);
    try {
      const there = await fetchFile(absoluteUrl(link.path));
      setPath(there);
      setMessage(there ? t.fetched : t.downloading);
    } catch {
      toast(t.failed, TOAST_MS);
    } finally {
      setFetching(false);
    }
  };
  const copy = async () => {
    const link = await send({});
    if (!link) return;
    try {
      await copyText(absoluteUrl(link.path));
      setMessage(t.copied({ minutes: MINUTES }));
    } catch {
      toast(t.notCopied, TOAST_MS);
    }
  };
  const busy = isPending || fetching;
  return (
    <Section title={t.title}>
      <Card>
        <View className="stack">
          <View>{t.text}</View>
          {!takes && <View className="text-quiet">{t.inWechat}</View>}
          {path ? (
            <Button block onClick={() => void handOn(path, FILE_NAME)}>
              {t.handOn}
            </Button>
          ) : (
            takes && (
              <Button block loading={busy} onClick={() => void fetch()}>
                {t.action}
              </Button>
            )
          )}
          <Button kind={takes ? 'secondary' : 'primary'} block disabled={busy} onClick={() => void copy()}>
            {t.copy}
          </Button>
          {message && <View className="note tone-info">{message}</View>}
        </View>
      </Card>
    </Section>
  );
}
