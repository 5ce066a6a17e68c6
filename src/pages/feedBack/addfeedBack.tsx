import { Soon } from '@/features/soon/Soon';

export default function AddfeedBackPage() {
  return <Soon name="addfeedBack" />;
}
