/** @param rating 1 to 5 */
export const inStars = (rating: number) => ({ stars: '★'.repeat(rating) + '☆'.repeat(5 - rating), rating });
