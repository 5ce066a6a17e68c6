import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { withFilters } from '../api/listAddress';

interface StateTabsProps {
  label: string;
  /** Its name in the page's address; the first value stands for none. */
  name: string;
  options: readonly { value: string; label: string }[];
}

/** The parts of a list that are worked through one after another; which one stands in the address, the first without a word. */
export function StateTabs({ label, name, options }: StateTabsProps) {
  const [params, setParams] = useSearchParams();
  const first = options[0]?.value ?? '';
  return (
    <Segmented
      aria-label={label}
      options={[...options]}
      value={params.get(name) ?? first}
      onChange={(value) => setParams((now) => withFilters(now, { [name]: value === first ? '' : value }), { replace: true })}
    />
  );
}
