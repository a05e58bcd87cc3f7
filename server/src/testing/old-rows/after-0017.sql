-- What a network held after 0017, on top of after-0016: three months of invoices, the newest with credits of both before.
insert into invoice (id, number, advertiser_id, month, zone, issued_at, bill_to, calls, amount_cents)
select ('00000000-0000-4000-8000-00000000010' || number)::uuid, number, '00000000-0000-4000-8000-000000000001',
       month, 'America/New_York', '2025-05-01T06:00:00Z', '{"name": "Network", "companyName": null, "email": "a@old.test", "address": null}', 1, 500
from (values (1, '2025-02'), (2, '2025-04'), (3, '2025-05')) as i (number, month);
insert into invoice_line (invoice_id, line, kind, campaign_id, campaign, charged_month, calls, amount_cents)
select ('00000000-0000-4000-8000-00000000010' || invoice)::uuid, line, kind, '00000000-0000-4000-8000-0000000000c1',
       '{"id": "FI001", "title": {"en": "Loans", "es": "Loans"}}', month, calls, cents
from (values (1, 1, 'usage', '2025-02', 2, 900), (2, 1, 'usage', '2025-04', 2, 900), (2, 2, 'late', null, 1, 300),
             (3, 1, 'usage', '2025-05', 1, 500), (3, 2, 'credit', '2025-02', -1, -450),
             (3, 3, 'credit', '2025-03', -1, -300), (3, 4, 'credit', '2025-03', -1, -50)) as l (invoice, line, kind, month, calls, cents);
update invoice_counter set last_number = 3;
