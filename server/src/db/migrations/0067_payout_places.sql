-- What PayPal and Wise paid out left neither the bank nor the gateway: it has a place of its own. Days that were counted before
-- are counted anew; until that is done the postings themselves are read.
delete from ledger_day;
update ledger_day_progress set up_to_id = 0;
