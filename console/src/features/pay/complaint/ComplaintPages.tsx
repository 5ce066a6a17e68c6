import { getComplaint, getComplaints } from '@park/contract/pay/complaint/calls';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { useRefresh } from '../../../api/hooks';
import { ComplaintBoard } from './ComplaintBoard';
import { ComplaintDetail } from './ComplaintDetail';
import './complaint.css';

/** Complaints that people made at WeChat. @param refundOf what refunds an order, for those who may */
export function ComplaintPages({ refundOf }: { refundOf: (orderId: string) => ReactNode }) {
  useRefresh(['complaintMade', 'complaintChanged', 'orderRefunded'], [getComplaints, getComplaint]);
  return (
    <Routes>
      <Route index element={<ComplaintBoard />} />
      <Route path=":id" element={<ComplaintDetail refundOf={refundOf} />} />
    </Routes>
  );
}
