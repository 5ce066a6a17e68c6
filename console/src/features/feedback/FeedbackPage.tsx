import { Route, Routes } from 'react-router';
import { FeedbackDetail } from './FeedbackDetail';
import { FeedbackList } from './FeedbackList';
import './feedback.css';

/** What visitors say, and what they are answered. */
export default function FeedbackPage() {
  return (
    <Routes>
      <Route index element={<FeedbackList />} />
      <Route path=":id" element={<FeedbackDetail />} />
    </Routes>
  );
}
