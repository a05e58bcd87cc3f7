/** 'CS-00012' */
export const invoiceNumber = (number: number): string => `CS-${String(number).padStart(5, '0')}`;
