import { getAdminFeedBack, getAdminFeedBacks } from '@park/contract/feedback/calls';
import { Route, Routes } from 'react-router';
import { useRefresh } from '../../api/hooks';
import { FeedbackDetail } from './FeedbackDetail';
import { FeedbackList } from './FeedbackList';
import './feedback.css';

/** What visitors say, and what they are answered. */
export default function FeedbackPage() {
  useRefresh(['feedBackSent'], [getAdminFeedBacks, getAdminFeedBack]);
  return (
    <Routes>
      <Route index element={<FeedbackList />} />
      <Route path=":id" element={<FeedbackDetail />} />
    </Routes>
  );
}
