import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button, type FormListOperation } from 'antd';

interface RowButtonsProps extends Pick<FormListOperation, 'move' | 'remove'> {
  /** The row's place in its `Form.List`. */
  at: number;
  /** What the buttons are called. */
  labels: { up: string; remove: string };
  canRemove?: boolean;
}

/** Moves a row of a `Form.List` up, and takes it out. */
export const RowButtons = ({ at, labels, move, remove, canRemove = true }: RowButtonsProps) => (
  <>
    <Button
      type="text"
      icon={<ArrowUpOutlined />}
      aria-label={labels.up}
      disabled={at === 0}
      onClick={() => move(at, at - 1)}
    />
    <Button type="text" icon={<DeleteOutlined />} aria-label={labels.remove} disabled={!canRemove} onClick={() => remove(at)} />
  </>
);
