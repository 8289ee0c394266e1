#!/usr/bin/env python3
"""Checks a receipt with Python's standard library alone, as docs/receipts.md and docs/rules.md say.

    python3 examples/check_receipt.py receipt.json        a file, or - for standard input
    python3 examples/check_receipt.py --lines             one receipt a line in, one verdict a line out, as JSON

It takes a bare receipt, or what the API answers: then it checks the results beside it, too, and makes them again where
the rows since the opening (`before`) came along. It prints each check, and exits with 0 if all holds, with 1 if not,
and with 2 if there is no receipt, or one of a kind that this version does not know. Whether the checkpoints are the
published ones is for you to compare.
"""

import base64
import datetime
import functools
import hashlib
import json
import re
import sys
import unicodedata

# --- Values: receipts.md, section 1. A decimal is an integer count of 10^-18. ---

ONE = 10**18
PLACES = {
    "USDT": 6, "BTC": 8, "ETH": 8, "BNB": 8, "SOL": 8, "XRP": 6, "DOGE": 8, "ADA": 6, "LINK": 8, "LTC": 8, "DOT": 8,
    "USD": 2, "EUR": 2, "GBP": 2, "JPY": 0, "LMN": 6, "ABR": 6,
}
ADDED_PLACES = 8
ADDED_CODE = re.compile(r"[A-Z][A-Z0-9]{1,9}")
DAY = 86_400_000
SAFE = 2**53 - 1
SHOWN_SINCE = 1_795_564_800_000


class Fault(Exception):
    """Why something does not hold, as a sentence."""


def sentence_of(error):
    return str(error) if isinstance(error, Fault) else "something in it is missing, or of another type"


def demand(holds, fault):
    if not holds:
        raise Fault(fault)


DECIMAL = re.compile(r"(-)?([0-9]{1,20})(?:\.([0-9]{1,18}))?")


def decimal(text):
    match = DECIMAL.fullmatch(text)
    demand(match, f"not a decimal: {text}")
    value = int(match[2] + (match[3] or "").ljust(18, "0"))
    return -value if match[1] else value


def shown(value):
    whole, rest = divmod(abs(value), ONE)
    digits = str(rest).rjust(18, "0").rstrip("0")
    return ("-" if value < 0 else "") + str(whole) + ("." + digits if digits else "")


def counted(count, noun):
    return f"{count} {noun}" + ("" if count == 1 else "s")


def up(numerator, denominator=1):
    return -(-numerator // denominator)


def places_of(currency):
    """Those of a currency that operators have added are the same for all: section 1."""
    demand(currency in PLACES or is_added_code(currency), f"no currency: {currency}")
    return PLACES.get(currency, ADDED_PLACES)


def is_added_code(currency):
    return isinstance(currency, str) and ADDED_CODE.fullmatch(currency) is not None and currency not in PLACES


def is_listed(currency, settings):
    """Whether the house has a currency under these settings."""
    added = settings.get("moreCurrencies", [])
    return currency in PLACES or is_added_code(currency) and any(each["code"] == currency for each in added)


def amount(numerator, denominator=1, currency="USDT", rounded=lambda n, d: n // d):
    """A fraction of decimals in whole units of a currency: down, unless another rounding is given."""
    unit = 10 ** (18 - places_of(currency))
    return rounded(numerator, denominator * unit) * unit


def no_float(text):
    raise Fault(f"{text} is no whole number")


def small(text):
    demand(abs(int(text)) <= SAFE, f"{text} has more than 53 bits")
    return int(text)


def parse(text):
    return json.loads(text, parse_int=small, parse_float=no_float, parse_constant=no_float)


PLAIN = re.compile(r"[ !#-\[\]-~]*")


def quoted(text):
    # Nearly all texts, and escaping is slow.
    if PLAIN.fullmatch(text):
        return f'"{text}"'
    escaped = json.dumps(text, ensure_ascii=False)
    return re.sub("[\ud800-\udfff]", lambda found: "\\u%04x" % ord(found[0]), escaped)


def canonical(value):
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{quoted(key)}:{canonical(value[key])}" for key in keys) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(canonical, value)) + "]"
    return json.dumps(value)


def same(one, other):
    return canonical(one) == canonical(other)


def octets(text):
    return re.sub("[\ud800-\udfff]", "\ufffd", text).encode()


def text_hash(text):
    return hashlib.sha256(octets(text)).hexdigest()


def leaf(text):
    return hashlib.sha256(b"\0" + octets(text)).hexdigest()


def pair(left, right):
    return hashlib.sha256(b"\1" + bytes.fromhex(left) + bytes.fromhex(right)).hexdigest()


def row_of_id(name):
    match = re.match(r"[0-9]+-([0-9]+)", name) if is_text(name) else None
    return int(match[1]) if match else 0


# --- Kinds: section 11. ---

STOPS = "takeProfit.price takeProfit.quantity stopLoss.price stopLoss.quantity"
COMMANDS = {
    "take_play_money": ("person", ""),
    "reset_demo": ("person", ""), "grant_demo": ("house", ""), "credit_deposit": ("house", "amount"),
    "undo_deposit": ("house", "amount"), "grant_reward": ("house", "amount"), "correct_balance": ("house", "amount"),
    "exchange": ("person", ""), "set_identity": ("house", ""), "set_level": ("time", "days.held.amount"),
    "open_position": ("person", "quantity " + STOPS),
    "place_limit_order": ("person", "quantity price " + STOPS), "place_limit_close": ("person", "quantity price"),
    "cancel_order": ("person", ""), "close_position": ("person", "quantity"), "close_all": ("person", ""),
    "reverse_position": ("person", ""), "add_margin": ("person", "amount"), "remove_margin": ("person", "amount"),
    "set_leverage": ("person", ""), "set_stops": ("person", STOPS), "fill_limit_order": ("price", ""),
    "fill_market_order": ("price", ""), "expire_order": ("time", ""), "fire_stops": ("price", ""),
    "liquidate_position": ("price", ""), "liquidate_cross": ("price", ""), "call_margin": ("price", ""),
    "settle_funding": ("time", "rate"), "acknowledge_risk": ("person", ""), "set_loss_limit": ("person", "lossLimit"),
    "exclude_self": ("person", ""), "cool_off": ("person", ""), "set_residence": ("person", ""),
    "buy_second_contract": ("person", "stake"), "settle_second_contract": ("time", ""), "transfer": ("person", "amount"),
    "request_withdrawal": ("person", "amount"), "cancel_withdrawal": ("person", ""), "claim_withdrawal": ("house", ""),
    "approve_withdrawal": ("house", ""), "reject_withdrawal": ("house", ""), "begin_payment": ("house", ""),
    "pay_withdrawal": ("house", ""), "fail_withdrawal": ("house", ""), "block_withdrawals": ("house", ""),
    "raise_capital": ("house", ""), "receive_capital": ("house", "amount"), "allot_capital": ("house", "amount"), "take_back_capital": ("house", "amount"),
    "make_pool": ("house", ""), "fund_pool": ("house", "amount"), "open_sale": ("house", "capacity mostOwed"),
    "close_sale": ("house", ""), "pause_product": ("house", ""), "resume_product": ("house", ""), "return_escrow": ("house", "amount"), "grant": ("house", "amount owed"),
    "return_grant": ("house", "amount owed"), "settle_pool_day": ("time", "gains losses owed"),
    "buy_strategy": ("person", "amount"), "cancel_strategy": ("person", ""), "exit_strategy": ("person", ""),
    "confirm_strategy": ("house", ""), "decline_strategy": ("house", "left"), "accrue_strategy": ("time", ""), "pause_strategy_day": ("time", ""),
    "open_bond": ("house", ""), "close_bond": ("time", ""), "pay_out_proceeds": ("house", "amount"),
    "receive_from_issuer": ("house", "amount"), "pay_bond": ("time", ""), "subscribe_bond": ("person", ""),
    "withdraw_bond": ("person", ""), "confirm_bond": ("house", ""), "decline_bond": ("house", "left"),
    "start_bond": ("house", ""), "return_bond": ("house", ""), "credit_bond": ("house", "interestPerUnit principalPerUnit interestPaid principalLeft"),
    "raise_coin_capital": ("house", ""), "buy_miner": ("person", ""), "cancel_miner": ("person", ""),
    "confirm_miner": ("house", ""), "decline_miner": ("house", "left"), "credit_miner": ("time", ""),
    "record_network_day": ("time", "difficulty fees"),
    "receive_tokens": ("house", "amount"), "open_ieo": ("house", ""), "close_ieo": ("time", ""),
    "allot_ieo": ("house", "part last.fraction"), "draw_ieo": ("time", ""), "deliver_tokens": ("house", "tokens amount"),
    "list_ieo": ("house", ""), "call_off_ieo": ("time", ""), "take_back_tokens": ("house", "tokens amount"), "pay_out_raised": ("house", "amount"), "return_tokens": ("house", "amount"),
    "apply_ieo": ("person", "lotPrice"), "change_ieo": ("person", ""), "withdraw_ieo": ("person", ""), "pay_ieo": ("person", ""),
    "give_ieo": ("house", "part last.fraction"), "award_ieo": ("house", ""), "forfeit_ieo": ("time", ""),
    "release_ieo": ("house", ""), "refund_ieo": ("house", ""),
}


def under(prefix, fields):
    return " ".join(f"{prefix}.{field}" for field in fields.split())


ORDER = under("order", "price feeRate reserved")
OPENED = "quantity price feeRate notional margin fee " + ORDER
REALISED = under("realised", "quantity cost mark profit")
SETTLEMENT = (
    "price quantity feeRate liquidationRate profit released closingFee liquidationFee insurancePaid stopPrice "
    + under("before", "quantity cost margin available") + " " + REALISED
)
CLOSED = " ".join(
    [under("settlements", SETTLEMENT), REALISED, "before.available before.positions.quantity before.positions.cost",
     "insurancePaid", under("opened", OPENED), ORDER]
)
QUOTE = "pay receive spreadRate fromMark toMark"
CONTRACT = under("contract", "stake payoutRate openPrice closePrice payout")
WITHDRAWAL = under("withdrawal", "amount fee usdtValue")
NOTE = under(
    "order", "amount remaining carry dailyRateMin dailyRateMax exitFeeRate lastIncome income returned exitFee")
LENT = under("order", "unit amount dailyRate interest principal")
BOND = "unit dailyRate"
LOTS = "lotPrice lotTokens depositRate"
APPLIED = under("order", LOTS + " setAside paid returned")
MACHINE = "price hashrate hostingFee tariff outputMax"
MACHINES = under("order", MACHINE + " amount lastIncome income worn returned")
REPLIES = {
    "demo_granted": "amount", "demo_reset": "amount", "play_money_taken": "amount", "deposit_credited": "amount",
    "deposit_undone": "amount insurancePaid", "balance_corrected": "amount insurancePaid", "reward_granted": "amount",
    "exchanged": under("quote", QUOTE), "identity_set": "", "level_set": "days.worth days.closes.mark",
    "opened": OPENED, "closed": CLOSED, "reversed": CLOSED,
    "funding": "rate mark payments.quantity payments.notional payments.amount", "accepted": "", "resting": "",
    "cancelled": "", "margin_added": "amount margin", "margin_removed": "amount margin", "leverage_set": "",
    "stops_set": STOPS, "margin_call": "", "risk_acknowledged": "", "self_excluded": "", "cooling_off": "",
    "loss_limit_set": "lossLimit next.lossLimit", "residence_set": "", "second_contract_placed": CONTRACT,
    "second_contract_settled": CONTRACT, "transferred": "amount",
    **{f"withdrawal_{step}": WITHDRAWAL for step in
       "requested cancelled claimed approved rejected payment_begun paid failed".split()},
    "withdrawals_blocked": "", "withdrawals_unblocked": "",
    "capital_raised": "amount", "capital_received": "amount", "capital_allotted": "amount", "capital_taken_back": "amount", "pool_made": "",
    "pool_funded": "amount", "sale_opened": "capacity mostOwed", "sale_closed": "", "product_paused": "", "product_resumed": "", "escrow_returned": "amount",
    "granted": "amount owed left", "grant_declined": "amount left", "grant_returned": "amount owed",
    "pool_day_settled": "gains losses owed", "strategy_requested": NOTE, "strategy_confirmed": NOTE,
    "strategy_declined": NOTE + " left", "strategy_cancelled": NOTE, "strategy_leaving": NOTE, "strategy_left": NOTE, "strategy_day_paused": NOTE,
    "strategy_accrued": NOTE + " result rate remainingBefore carryBefore",
    "bond_opened": BOND, "bond_closed": BOND + " raised", "proceeds_paid_out": "amount", "issuer_paid": "amount",
    "bond_paid": BOND + " available interestOwedBefore principalLeftBefore accrued interestPerUnit principalPerUnit "
                        "interestOwed principalLeft interestPaid",
    **{f"bond_{step}": LENT for step in "requested confirmed withdrawn started returned".split()},
    "bond_declined": LENT + " left", "bond_credited": LENT + " interest principal",
    **{f"miner_{step}": MACHINES for step in "requested confirmed cancelled".split()},
    "miner_declined": MACHINES + " left",
    "miner_credited": MACHINES + " price gross cut costs net incomeBefore wornOff",
    "network_day_recorded": "difficulty fees subsidy",
    "tokens_received": "amount", "tokens_delivered": "tokens amount", "tokens_taken_back": "tokens amount", "raised_paid_out": "amount", "tokens_returned": "amount",
    **{f"ieo_{step}": LOTS for step in "opened closed drawn listed called_off".split()}, "ieo_allotted": LOTS + " part last.fraction",
    **{f"ieo_{step}": APPLIED for step in "applied changed withdrawn given awarded paid forfeited released refunded".split()},
}
POSTINGS = set(
    "demo_grant demo_return play_money deposit deposit_undone reward correction exchange_out exchange_in margin_locked "
    "margin_released order_reserved order_released opening_fee closing_fee liquidation_fee profit loss insurance "
    "funding stake_placed stake_returned stake_lost payout transfer withdrawal_frozen withdrawal_returned "
    "withdrawal_paid withdrawal_fee capital_raised capital_received capital_allotted capital_returned pool_funded pool_gains_paid "
    "pool_losses_received pool_returned strategy_requested strategy_bought strategy_declined strategy_cancelled "
    "strategy_gain strategy_loss strategy_returned strategy_exit_fee bond_raised bond_proceeds_paid_out bond_issuer_paid "
    "bond_interest_shared bond_principal_shared bond_requested bond_declined bond_withdrawn bond_returned bond_started "
    "bond_interest bond_principal miner_requested miner_bought miner_declined miner_cancelled miner_output miner_worn "
    "miner_returned tokens_received tokens_delivered tokens_returned ieo_raised raised_paid_out ieo_set_aside ieo_returned "
    "ieo_cost ieo_tokens ieo_released ieo_refunded ieo_tokens_back tokens_taken_back ieo_raised_back".split()
)
FORMULAS = {
    "opened", "closed", "reversed", "funding", "second_contract_settled", "exchanged", "strategy_accrued", "bond_paid",
    "miner_credited",
    "level_set",
}


def with_decimals(value, fields):
    """Reads the decimals of parsed JSON, in place: `a.b` is the field b of a, or of each item of a."""
    def read(node, path):
        if not path:
            demand(node is None or isinstance(node, str), f"not a decimal: {node!r}")
            return None if node is None else decimal(node)
        if isinstance(node, list):
            return [read(item, path) for item in node]
        if isinstance(node, dict) and path[0] in node:
            node[path[0]] = read(node[path[0]], path[1:])
        return node
    for field in fields.split():
        read(value, field.split("."))
    return value


def hold_structures(value, fields):
    """Whether what has decimals in it is a structure, a list or absent: anything else would hide them."""
    def holds(node, path):
        if node is None or not path:
            return True
        if isinstance(node, list):
            return all(holds(item, path) for item in node)
        return isinstance(node, dict) and holds(node.get(path[0]), path[1:])
    return all(holds(value, field.split(".")) for field in fields.split())


# --- Types: section 2. ---

def is_text(value):
    return isinstance(value, str)


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= SAFE


def is_hash(value):
    return is_text(value) and re.fullmatch("[0-9a-f]{64}", value) is not None


def is_word(value):
    return is_text(value) and re.fullmatch("[!-~]+", value) is not None


def is_decimal(value):
    return is_text(value) and DECIMAL.fullmatch(value) is not None


def is_null(value):
    return value is None


def is_truth(value):
    return isinstance(value, bool)


def one_of(*texts):
    return lambda value: is_text(value) and value in texts


def either(*types):
    return lambda value: any(each(value) for each in types)


def list_of(each):
    return lambda value: isinstance(value, list) and all(map(each, value))


def fields_of(required, absent_too=()):
    """A structure with fields of these types, and others that may be absent."""
    def holds(value):
        return isinstance(value, dict) and all(name in value and each(value[name]) for name, each in required.items()) and all(
            name not in value or each(value[name]) for name, each in dict(absent_too).items())
    return holds


def each_is(type_of, names):
    return dict.fromkeys(names.split(), type_of)


PRICES = fields_of(each_is(is_decimal, "askLow bidHigh markLow markHigh"))
NODE = fields_of({"hash": is_hash, "range": either(is_null, PRICES)})
TAPE = fields_of({"symbol": is_word, **each_is(is_whole, "fromSequence toSequence"), "root": is_hash},
                 {"prices": fields_of({"fromSequence": is_whole, "node": NODE})})
STATEMENT = fields_of({
    "settings": list_of(fields_of({**each_is(is_whole, "version effectiveAt sections"), "root": is_hash})),
    "audit": either(is_null, fields_of({"id": is_whole, "hash": is_hash}))})
CHECKPOINT = either(
    fields_of({"hash": is_hash, "text": is_text}),
    fields_of({**each_is(is_whole, "id at journalCount"), **each_is(is_hash, "previousHash hash"),
               "journalRoot": either(is_null, is_hash), "tapes": list_of(TAPE)}, {"statement": STATEMENT}))
PATH = list_of(fields_of({"side": one_of("left", "right"), "hash": is_hash}))
ANCHOR = either(one_of("anchor_pending"), fields_of({"checkpoint": either(is_whole, CHECKPOINT), "path": PATH}))
ROW = fields_of({**each_is(is_whole, "bookId sequence at"), **each_is(is_text, "key command facts reply entries"),
                 **each_is(is_hash, "previousHash hash")})
TICK = fields_of({"symbol": is_word, "sequence": is_whole, **each_is(is_decimal, "bid ask last volume"),
                  **each_is(is_whole, "sourceAt receivedAt"), "derived": is_truth, "source": is_text})
WATERMARK = fields_of({"symbol": is_word, **each_is(is_whole, "sequence watermarkAt")})
ANCHORED = fields_of({"row": ROW, "anchor": ANCHOR})
NODES = list_of(either(is_text, NODE))
STRETCH = fields_of({"symbol": is_word, **each_is(is_whole, "from to"), "hidden": NODES,
                     "ends": lambda value: NODES(value) and len(value) == 2})
RECEIPT = {
    "journal": ANCHORED, "settings": is_text,
    "ticks": list_of(fields_of({"row": lambda row: (WATERMARK if "watermarkAt" in row else TICK)(row), "anchor": ANCHOR})),
}
ABSENT_TOO = {
    **each_is(either(is_null, ANCHORED), "accepted purchase armed"), "before": either(is_null, ROW),
    "stretches": list_of(STRETCH), "checkpoints": list_of(CHECKPOINT), "world": is_text, "inputs": list_of(is_text),
    "sections": either(is_null, fields_of({"indexes": list_of(is_whole), "hidden": list_of(is_hash)})),
}


# --- Rows of the journal: section 3. ---

ROW_FIELDS = "previousHash bookId sequence key at command facts reply entries"


# Receipts have their settings in common.
@functools.lru_cache(maxsize=64)
def is_canonical(text):
    try:
        return canonical(parse(text)) == text
    except (Fault, ValueError):
        return False


def has_canonical_texts(row):
    return all(is_canonical(row[name]) for name in ("command", "facts", "reply", "entries"))


def row_hash(row):
    parts = [row[field] for field in ROW_FIELDS.split()]
    parts[3] = quoted(parts[3])
    return text_hash("\n".join(["touchstone journal 1", *map(str, parts)]))


def read_reply(text):
    """None of an unknown kind."""
    reply = parse(text)
    demand(is_text(reply["kind"]), "the kind is no text")
    if reply["kind"] not in REPLIES:
        return None
    demand(hold_structures(reply, REPLIES[reply["kind"]]), "what has decimals in it is a structure")
    return with_decimals(reply, REPLIES[reply["kind"]])


class Row:
    """The texts of a row, read. Of a reply of an unknown kind `reply` is None."""

    def __init__(self, row, may_be_unknown=False):
        self.book, self.sequence, self.key = row["bookId"], row["sequence"], row["key"]
        self.id = f"{self.book}-{self.sequence}"
        command, self.reply = parse(row["command"]), read_reply(row["reply"])
        demand(is_text(command["kind"]), "the kind is no text")
        if not may_be_unknown:
            demand(command["kind"] in COMMANDS and self.reply is not None, "a kind is unknown")
        wanted = COMMANDS.get(command["kind"], ("", ""))[1]
        demand(hold_structures(command, wanted), "what has decimals in it is a structure")
        self.command = with_decimals(command, wanted)
        self.kind = command["kind"]
        self.facts = with_decimals(parse(row["facts"]), "funding.mark funding.rate strategyDay.result")
        self.at = self.facts["at"]
        self.ticks, self.states = self.facts.get("ticks", {}), self.facts.get("states", {})
        named = [*self.ticks.values(), *([self.facts["fillTick"]["sequence"]] if "fillTick" in self.facts else [])]
        demand(is_whole(self.at) and is_whole(self.facts["settings"]), "facts are of a time and a version")
        for name in ("opening", "closing"):
            stretch = self.facts.get(name)
            demand(stretch is None or is_text(stretch["symbol"]), "facts name stretches of the tape")
            named += [stretch["from"], stretch["to"]] if stretch else []
        demand(all(map(is_whole, named)), "facts name ticks by their sequences")
        self.postings, self.entries = read_entries(row["entries"])

    def asked(self, kind):
        return self.command if self.kind == kind else None


def posting(kind, source, target, value, subject, currency="USDT"):
    return {"kind": kind, "currency": currency, "from": source, "to": target, "amount": value, "subject": subject}


def read_entries(text):
    postings, entries = [], []
    for kind, currency, source, target, digits, subject, *after in parse(text):
        demand(is_text(kind), "the kind of a posting is no text")
        demand(len(after) == 2 and all(map(is_text, (currency, source, target, digits, subject))), "a posting is malformed")
        demand(all(each is None or is_text(each) for each in after), "what is left is a decimal")
        moved = posting(kind, source, target, decimal(digits), subject, currency)
        postings.append(moved)
        for account, sign, held in ((source, -1, after[0]), (target, 1, after[1])):
            if not account.startswith("house:"):
                demand(held is not None, "a person's account says what it holds afterwards")
                entries.append({**moved, "account": account, "amount": sign * moved["amount"], "after": decimal(held)})
    return postings, entries


# --- Trees: section 4. ---

def half_of(count):
    return 1 << ((count - 1).bit_length() - 1)


def root_by(start, path):
    for step in path:
        start = pair(step["hash"], start) if step["side"] == "left" else pair(start, step["hash"])
    return start


def place_by(path, count):
    place = 0
    for step in reversed(path):
        if count < 2:
            return None
        half = half_of(count)
        if step["side"] == "left":
            place, count = place + half, count - half
        else:
            count = half
    return place if count == 1 else None


def opened_root(count, opened, hidden, join):
    """The root of a tree of which some leaves are opened, and the spans of its hidden nodes."""
    demand(all(0 <= place < count for place in opened), "an opened leaf is not one of the tree")
    spans = []

    def root(first, length):
        if length == 1 and first in opened:
            return opened[first]
        if not any(first <= place < first + length for place in opened):
            demand(len(spans) < len(hidden), "the tree lacks a node")
            spans.append((first, hidden[len(spans)]))
            return spans[-1][1]
        half = half_of(length)
        left = root(first, half)
        return join(left, root(first + half, length - half))

    found = root(0, count)
    demand(len(spans) == len(hidden), "the tree has a node too many")
    return found, spans


# --- The tape: section 5. ---

def is_watermark(row):
    return "watermarkAt" in row


def time_of(row):
    return row["watermarkAt"] if is_watermark(row) else row["sourceAt"]


def came_at(row):
    return row["watermarkAt"] if is_watermark(row) else row["receivedAt"]


def mark_of(tick):
    return (tick["bid"] + tick["ask"]) // 2


def tape_leaf(row):
    if is_watermark(row):
        return leaf(f"watermark {row['symbol']} {row['sequence']} {row['watermarkAt']}")
    prices = " ".join(shown(row[name]) for name in ("bid", "ask", "last", "volume"))
    origin = f"{row['sourceAt']} {row['receivedAt']} {'derived' if row['derived'] else 'quoted'} {quoted(row['source'])}"
    return leaf(f"tick {row['symbol']} {row['sequence']} {prices} {origin}")


def is_open_at(hours, at):
    if hours == "always":
        return True
    hour = (at // 3_600_000 - 72) % 168  # since Sunday 00:00: 1970-01-04 was one
    if not 22 <= hour < 141:
        return False
    return hours == "week" or (hours == "week_with_pause" and hour % 24 != 21)


def could_decide(tick, terms, at):
    late = tick["receivedAt"] - tick["sourceAt"]
    factor = terms["staleSpreadFactor"]
    return (
        at - tick["receivedAt"] <= terms["staleAfterMs"]
        and tick["receivedAt"] - at <= 250
        and late <= terms["delayMsMax"]
        and -late <= 250
        and (tick["ask"] - tick["bid"]) * ONE <= factor * terms["spreadRate"] * mark_of(tick)
    )


class Tape:
    def __init__(self, ticks):
        self.rows = {(each["row"]["symbol"], each["row"]["sequence"]): each["row"] for each in ticks}

    def row(self, symbol, sequence):
        demand((symbol, sequence) in self.rows, f"the receipt does not carry {symbol} {sequence}")
        return self.rows[symbol, sequence]

    def tick(self, symbol, sequence):
        row = self.row(symbol, sequence)
        demand(not is_watermark(row), f"{symbol} {sequence} is no tick")
        return row

    def after(self, symbol, sequence):
        found = []
        while (symbol, sequence + 1) in self.rows:
            sequence += 1
            found.append(self.rows[symbol, sequence])
        return found


def replacing(later, at):
    """The row that replaced a tick by a moment; None where no row shown after it does."""
    return next((row for row in later if not is_watermark(row) or row["watermarkAt"] >= at), None)


def was_in_force(tick, later, at):
    replaced = replacing(later, at)
    return tick["receivedAt"] <= at and replaced is not None and came_at(replaced) >= at


# --- Checkpoints and price trees: sections 6 and 7. ---

def node_text(node):
    name, prices = node
    return f"{name} -" if prices is None else " ".join([name, *map(shown, prices)])


def read_node(node):
    """A node is its hash, and lowest ask, highest bid, lowest and highest mark, or None."""
    if isinstance(node, dict):
        prices = node["range"]
        names = ("askLow", "bidHigh", "markLow", "markHigh")
        return node["hash"], prices and tuple(decimal(prices[name]) for name in names)
    name, *prices = node.split(" ")
    if prices == ["-"]:
        return name, None
    demand(len(prices) == 4, "a node has a hash and four prices")
    return name, tuple(map(decimal, prices))


def join_nodes(left, right):
    name = leaf(f"{node_text(left)} {node_text(right)}")
    one, other = left[1], right[1]
    if one is None or other is None:
        return name, one or other
    return name, (min(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), max(one[3], other[3]))


def prices_of(tick):
    return tick["ask"], tick["bid"], mark_of(tick), mark_of(tick)


def checkpoint_text(stated):
    head = [stated[name] for name in ("id", "at", "previousHash")]
    head += [stated["journalRoot"] or "-", stated["journalCount"]]
    tapes = [f"{each['symbol']} {each['fromSequence']} {each['toSequence']} {each['root']}" for each in stated["tapes"]]
    statement = stated.get("statement")
    if statement is None:
        return "\n".join(map(str, ["touchstone checkpoint 1", *head, *tapes]))
    lines = [f"settings {each['version']} {each['effectiveAt']} {each['sections']} {each['root']}"
             for each in statement["settings"]]
    audit = statement["audit"]
    lines.append(f"audit {audit['id']} {audit['hash']}" if audit else "audit -")
    for text, each in zip(tapes, stated["tapes"]):
        prices = each.get("prices")
        tree = f"{prices['fromSequence']} {node_text(prices['node'])}" if prices else "-"
        lines.append(f"tape {text} {tree}")
    return "\n".join(map(str, ["touchstone checkpoint 2", *head, *lines]))


def with_nodes(stated):
    """A checkpoint as an object, with its nodes read."""
    def read(tape):
        return {**tape, "prices": {**tape["prices"], "node": read_node(tape["prices"]["node"])}} if "prices" in tape else tape
    return {**stated, "tapes": [read(each) for each in stated["tapes"]]}


def checkpoint_of(stated):
    """A checkpoint as a receipt states it: its text, or an object in older receipts."""
    if "text" not in stated:
        whole = with_nodes(stated)
        read = checkpoint_of({"hash": stated["hash"], "text": checkpoint_text(whole)})
        demand(same(read, whole), f"checkpoint {stated['id']} says something else than its text")
        return read
    form, number, at, previous, root, count, *lines = stated["text"].split("\n")
    first_form = form == "touchstone checkpoint 1"
    found = {"id": small(number), "at": small(at), "previousHash": previous, "journalCount": small(count), "tapes": []}
    found["journalRoot"] = None if root == "-" else root
    if not first_form:
        found["statement"] = {"settings": [], "audit": None}
    for line in lines:
        word, *words = ["tape", *line.split(" "), "-"] if first_form else line.split(" ")
        if word == "settings":
            version, since, sections, root = words
            found["statement"]["settings"].append(
                {"version": small(version), "effectiveAt": small(since), "sections": small(sections), "root": root})
        elif word == "audit":
            found["statement"]["audit"] = None if words == ["-"] else {"id": small(words[0]), "hash": words[1]}
        else:
            symbol, since, until, root, prices, *node = words
            tape = {"symbol": symbol, "fromSequence": small(since), "toSequence": small(until), "root": root}
            if prices != "-":
                tape["prices"] = {"fromSequence": small(prices), "node": read_node(" ".join(node))}
            found["tapes"].append(tape)
    demand(checkpoint_text(found) == stated["text"], "the text of a checkpoint is malformed")
    statement = found.get("statement", {"settings": [], "audit": None})
    names = [each["symbol"] for each in found["tapes"]]
    names += [each["version"] for each in statement["settings"]]
    demand(len(set(names)) == len(names), "a checkpoint states two things of one name")
    demand(all(is_word(each["symbol"]) for each in found["tapes"]), "a checkpoint covers a tape without a proper name")
    hashes = [previous, *(each["root"] for each in [*found["tapes"], *statement["settings"]])]
    hashes += [found["journalRoot"]] if found["journalRoot"] else []
    hashes += [statement["audit"]["hash"]] if statement["audit"] else []
    demand(all(map(is_hash, hashes)), "a hash in a checkpoint is malformed")
    return {**found, "hash": stated["hash"]}


# --- Settings: section 8. ---

SYMBOL_TERMS = (
    "priceTick quantityStep brackets.notionalUpTo brackets.maintenanceRate takerRate makerRate liquidationRate spreadRate "
    "slippageRateMax notionalMin houseExposureMax fundingRate staleSpreadFactor farOffRate"
)

FIRST_CHANNELS = [
    {"id": name, "currency": currency, "feeFixed": decimal(fee), "feeRate": decimal("0.001")}
    for name, currency, fee in (
        ("sandbox-bank", "USDT", "1"), ("sandbox-usdt-ethereum", "USDT", "1"), ("sandbox-bitcoin", "BTC", "0.00001"))
]


def settings_of(text):
    demand(is_canonical(text), "the text of the settings is not canonical")
    settings = parse(text)
    demand(is_whole(settings["version"]) and is_whole(settings["effectiveAt"]), "settings have a version and a beginning")
    for terms in settings["symbols"]:
        with_decimals(terms, SYMBOL_TERMS)
    with_decimals(settings, "secondContracts.sets.payoutRate exchange.spreadRate demo.grant funds.playMoneyADay")
    with_decimals(settings, "funds.channels.feeFixed funds.channels.feeRate")
    with_decimals(settings, "investments.capital " + under(
        "investments.strategies", "dailyRateMin dailyRateMax amountMin amountMax step capacity exitFeeRate"))
    with_decimals(settings, under("investments.bonds", BOND) + " investments.coinCapital.amount levels.from")
    with_decimals(settings, under("investments.miners", MACHINE) + " " + under("investments.ieos", LOTS))
    settings["symbols"] = {terms["symbol"]: terms for terms in settings["symbols"]}
    funds = settings.get("funds")
    channels = funds["channels"] if funds else FIRST_CHANNELS
    settings["channels"] = {each["id"]: each for each in channels}
    return settings


SETTINGS_FIELDS = set(
    "version effectiveAt secondContracts exchange positions orders demo funds investments levels moreCurrencies fundingEveryMs fillAt".split()
)


@functools.lru_cache(maxsize=32)
def sections_in(text):
    """The sections of a text of settings in the order of their names, each with its leaf, and which of them are fields."""
    parts = parse(text)
    named = []
    for of, name in (("symbols", "symbol"), ("countries", "country")):
        named += [(f"{of}/{each[name]}", each) for each in parts.pop(of, None) or []]
    if "funds" in parts:
        named += [(f"channels/{each['id']}", each) for each in parts["funds"].pop("channels", None) or []]
    named = sorted([*named, *parts.items()], key=lambda each: each[0].encode("utf-16-be", "surrogatepass"))
    return [(name, leaf(f"{name} {canonical(value)}")) for name, value in named], parts.keys()


def settings_root(text, count, sections):
    """The root that the sections lead to which a receipt shows."""
    named, fields = sections_in(text)
    indexes = sections["indexes"]
    demand(len(indexes) == len(named), "every section that is shown has its place")
    demand(all(one[0] != other[0] for one, other in zip(named, named[1:])), "two sections have one name")
    demand(all(one < other for one, other in zip(indexes, indexes[1:])), "sections stand in the order of their names")
    for field in SETTINGS_FIELDS - fields:
        before = sum(name < field for name, _ in named)
        left, right = [-1, *indexes][before], [*indexes, count][before]
        demand(right - left == 1, "no field of the settings may be hidden")
    leaves = {index: hashed for index, (_, hashed) in zip(indexes, named)}
    return opened_root(count, leaves, sections["hidden"], pair)[0]


def version_at(statement, at):
    stated = statement["settings"]
    begun = [each for each in stated if each["effectiveAt"] <= at]
    return (begun[-1] if begun else stated[0])["version"] if stated else None


# --- Ed25519 (RFC 8032), for section 9. ---

FIELD = 2**255 - 19
GROUP = 2**252 + 27742317777372353535851937790883648493
CURVE = -121665 * pow(121666, -1, FIELD) % FIELD


def point_of(data):
    """The point of 32 bytes, as (x, y, z, x * y / z); None if they are none."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= FIELD:
        return None
    square = (y * y - 1) * pow(CURVE * y * y + 1, -1, FIELD) % FIELD
    x = pow(square, (FIELD + 3) // 8, FIELD)
    if (x * x - square) % FIELD:
        x = x * pow(2, (FIELD - 1) // 4, FIELD) % FIELD
    if (x * x - square) % FIELD or (x == 0 and sign):
        return None
    x = FIELD - x if x & 1 != sign else x
    return x, y, 1, x * y % FIELD


def added(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0])
    b = (one[1] + one[0]) * (other[1] + other[0])
    c = 2 * one[3] * other[3] * CURVE
    d = 2 * one[2] * other[2]
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % FIELD, g * h % FIELD, f * g % FIELD, e * h % FIELD


def times(number, point):
    found = (0, 1, 1, 0)
    while number:
        if number & 1:
            found = added(found, point)
        point, number = added(point, point), number >> 1
    return found


BASE = point_of((4 * pow(5, -1, FIELD) % FIELD).to_bytes(32, "little"))


def of_base64url(text, length):
    if not re.fullmatch(r"[A-Za-z0-9_-]+", text):
        return None
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return None
    again = base64.urlsafe_b64encode(data).decode().rstrip("=")
    return data if len(data) == length and again == text else None


def is_signed(device, text, signature):
    key, signed = of_base64url(device, 32), of_base64url(signature, 64)
    if key is None or signed is None:
        return False
    point, commitment, number = point_of(key), point_of(signed[:32]), int.from_bytes(signed[32:], "little")
    if point is None or commitment is None or number >= GROUP:
        return False
    challenge = int.from_bytes(hashlib.sha512(signed[:32] + key + octets(text)).digest(), "little") % GROUP
    one, other = times(number, BASE), added(commitment, times(challenge, point))
    return all((one[i] * other[2] - other[i] * one[2]) % FIELD == 0 for i in (0, 1))


# --- A receipt, and the checks that every reply has: sections 2 and 10. ---

PENDING = "pending"
NOT_YET = "no checkpoint contains it yet; about a minute"


class Check:
    def __init__(self, name, claims=(), detail=""):
        """Holds if every claim does: pairs of a truth value and the fault where it is none."""
        fault = next((fault for holds, fault in claims if not holds), None)
        self.name, self.ok, self.detail = name, fault is None, fault or detail

    @property
    def pending(self):
        return self.ok and self.detail == PENDING


def failed(name, fault):
    return Check(name, [(False, fault)])


def attempt(name, find):
    try:
        return find()
    except Exception as error:  # whatever cannot be read does not hold
        return [failed(name, sentence_of(error))]


class Receipt:
    def __init__(self, stated):
        demand(fields_of(RECEIPT, ABSENT_TOO)(stated), "a part of the receipt is of another type")
        known = {}
        for each in stated.get("checkpoints") or []:
            whole = checkpoint_of(each)
            known[whole["id"]] = whole

        def anchored(each):
            anchor = each["anchor"]
            if anchor == "anchor_pending":
                return {"row": each["row"], "checkpoint": None, "path": []}
            named = anchor["checkpoint"]
            demand(isinstance(named, dict) or named in known, "a checkpoint is named that is not stated")
            whole = checkpoint_of(named) if isinstance(named, dict) else known[named]
            return {"row": each["row"], "checkpoint": whole, "path": anchor["path"]}

        self.journal = anchored(stated["journal"])
        self.ticks = [anchored(each) for each in stated["ticks"]]
        for each in self.ticks:
            with_decimals(each["row"], "bid ask last volume")
        accepted = stated.get("accepted") or stated.get("purchase")
        self.accepted = anchored(accepted) if accepted else None
        self.shows_arming = "armed" in stated
        self.armed = anchored(stated["armed"]) if stated.get("armed") else None
        self.before = stated.get("before")
        self.stretches = stated.get("stretches") or []
        self.inputs = stated.get("inputs") or []
        self.settings, self.sections = stated["settings"], stated.get("sections")
        self.carried = [each for each in (self.journal, self.accepted, self.armed) if each]
        own = self.journal["checkpoint"]
        self.is_old = own is not None and own.get("statement") is None


def public_by(one, other):
    latest, own = other["checkpoint"], one["checkpoint"]
    return latest is None or (own is not None and own["id"] <= latest["id"])


def check_place(name, of, anchored, start, place_in):
    checkpoint, path = anchored["checkpoint"], anchored["path"]
    if checkpoint is None:
        return Check(name, detail=PENDING)
    root, count, wanted = place_in(checkpoint) or (None, 0, None)
    place = place_by(path, count)
    return Check(name, [
        (text_hash(checkpoint_text(checkpoint)) == checkpoint["hash"], "a checkpoint has another hash than it claims"),
        (root is not None and root_by(start, path) == root, f"{of} does not lead to its checkpoint"),
        (place is not None and wanted in (None, place), f"{of} does not stand in its place under its checkpoint"),
    ], f"{of} under checkpoint {checkpoint['id']}")


def check_row(anchored):
    row = anchored["row"]
    of = f"row {row['sequence']} of book {row['bookId']}"
    start = leaf(f"{row['bookId']} {row['sequence']} {row['hash']}")
    return [
        Check("row_hash", [
            (row_hash(row) == row["hash"], f"{of} has another hash than it claims"),
            (has_canonical_texts(row), f"{of} has a text that is not canonical"),
        ], of),
        check_place("row_anchor", of, anchored, start, lambda it: (it["journalRoot"], it["journalCount"], None)),
    ]


def check_before(receipt):
    before, row = receipt.before, receipt.journal["row"]
    if before is None:
        return []
    follows = (before["hash"], before["bookId"], before["sequence"]) == (
        row["previousHash"], row["bookId"], row["sequence"] - 1)
    return [Check("row_hash", [
        (row_hash(before) == before["hash"], "the row before has another hash than it claims"),
        (follows, "the row before is another one"),
        (has_canonical_texts(before), "the row before has a text that is not canonical"),
        (before["at"] <= row["at"], "the row before is of a later time"),
    ], "the row before")]


def check_chain(receipt):
    rows = [each["row"] for each in receipt.carried] + ([receipt.before] if receipt.before else [])
    if len(rows) == 1:
        return []
    pairs = [(one, other) for one in rows for other in rows if one["bookId"] == other["bookId"]]
    return [Check("row_hash", [
        (all(one["sequence"] != other["sequence"] or one["hash"] == other["hash"] for one, other in pairs),
         "two rows have one sequence"),
        (all(one["sequence"] + 1 != after["sequence"] or one["hash"] == after["previousHash"] for one, after in pairs),
         "a row does not follow from the one before it"),
    ], f"{len(rows)} rows in one chain")]


def tape_in(checkpoint, symbol, sequence):
    return next((each for each in checkpoint["tapes"]
                 if each["symbol"] == symbol and each["fromSequence"] <= sequence <= each["toSequence"]), None)


def stated_in(receipt):
    return [each["checkpoint"] for each in [*receipt.carried, *receipt.ticks] if each["checkpoint"]]


def check_tick(receipt, anchored):
    row = anchored["row"]
    symbol, sequence = row["symbol"], row["sequence"]
    if anchored["checkpoint"] is None:
        tapes = [tape for each in stated_in(receipt) for tape in each["tapes"]]
        if any(tape["symbol"] == symbol and sequence <= tape["toSequence"] for tape in tapes):
            return failed("tick_anchor", f"{symbol} {sequence} stands under a checkpoint that is not shown")

    def place_in(checkpoint):
        tape = tape_in(checkpoint, symbol, sequence)
        return tape and (tape["root"], tape["toSequence"] - tape["fromSequence"] + 1, sequence - tape["fromSequence"])

    return check_place("tick_anchor", f"{symbol} {sequence}", anchored, tape_leaf(row), place_in)


def check_one_row(receipt):
    if len(receipt.ticks) < 2:
        return []
    rows = [each["row"] for each in receipt.ticks]
    leaves = {(row["symbol"], row["sequence"]): tape_leaf(row) for row in rows}
    return [Check("tick_anchor", [
        (all(leaves[row["symbol"], row["sequence"]] == tape_leaf(row) for row in rows), "two rows of the tape have one number"),
    ], f"{len(rows)} rows of the tape")]


def cover_once(checkpoints):
    """Whether checkpoints, in order of their ids, cover each number of a tape once."""
    stated, ends, holds = {each["hash"]: each for each in checkpoints}, {}, True
    for each in sorted(stated.values(), key=lambda each: each["id"]):
        for tape in each["tapes"]:
            holds = holds and ends.get(tape["symbol"], 0) < tape["fromSequence"] <= tape["toSequence"]
            ends[tape["symbol"]] = tape["toSequence"]
    return holds


def check_time(receipt):
    rows = receipt.carried
    own = receipt.journal["checkpoint"]
    check = Check("time", [
        (all(parse(each["row"]["facts"])["at"] == each["row"]["at"] for each in rows), "a row has two times"),
        (all(each["checkpoint"] is None or each["row"]["at"] <= each["checkpoint"]["at"] + 5_000 for each in rows),
         "a row is of a later time than its checkpoint"),
    ], str(receipt.journal["row"]["at"]))
    return Check("time", detail=PENDING) if check.ok and own is None else check


def check_entries(row, settings):
    held, follows = {}, True
    for each in row.entries:
        key = each["account"], each["currency"]
        follows = follows and held.get(key, each["after"] - each["amount"]) + each["amount"] == each["after"]
        held[key] = each["after"]
    return Check("entries", [
        (all(each["amount"] > 0 for each in row.postings), "a posting moves nothing"),
        (all(each["from"] != each["to"] for each in row.postings), "a posting has one account on both sides"),
        (all(each["currency"] in PLACES or is_listed(each["currency"], settings()) for each in row.postings),
         "the settings do not list a currency"),
        (follows, "a balance does not follow from the one before"),
        (all(left >= 0 for left in held.values()), "an account ends below zero"),
    ], counted(len(row.postings), "posting"))


def check_signatures(receipt, unproven):
    checks = []
    for each in receipt.carried:
        row = each["row"]
        kind, intent = parse(row["command"]).get("kind"), parse(row["facts"]).get("intent")
        wanted = intent is None or (isinstance(intent, dict) and sorted(intent) == ["at", "device", "signature"])
        demand(wanted and (intent is None or isinstance(intent["at"], int)), "the intent is malformed")
        of_person = row["key"].startswith("u:")
        if is_text(kind) and kind in COMMANDS and (COMMANDS[kind][0] == "person") != of_person:
            checks.append(failed("signature", f"{kind} stands under the key {row['key']}"))
        elif not of_person:
            if intent is not None:
                checks.append(failed("signature", "a device signed what the house gave"))
        elif intent is None:
            unproven.append("signature")
        else:
            lines = ["touchstone intent 1", row["bookId"], quoted(row["key"]), text_hash(row["command"]), intent["at"]]
            text = "\n".join(map(str, lines))
            checks.append(Check("signature", [
                (is_signed(intent["device"], text, intent["signature"]), "the signature is not over this command"),
                (abs(row["at"] - intent["at"]) <= 120_000, "the device signed at another time"),
            ], f"signed by the device {intent['device'][:8]}"))
    return checks


class Case:
    """A receipt with everything read that the checks of its reply ask for."""

    def __init__(self, receipt, row):
        self.receipt, self.row, self.tape = receipt, row, Tape(receipt.ticks)
        self.settings = settings_of(receipt.settings)
        self.accepted = Row(receipt.accepted["row"]) if receipt.accepted else None
        is_armed = self.row.reply is not None and arming_place(self.row) is not None
        self.armed = Row(receipt.armed["row"]) if is_armed and receipt.armed else None
        self.is_old = receipt.is_old
        reply = self.row.reply or {}
        order = None if reply.get("kind") in HELD_BONDS | HELD_MACHINES | IEO_ORDERS else reply.get("order")
        demand(order is None or is_whole(order["settingsVersion"]), "an order is of a version of the settings")
        self.version, self.symbols = self.settings["version"], self.settings["symbols"]
        self.close = day_close(row) if reply.get("kind") == "miner_credited" else None

    def market(self, symbol):
        """The tick that decided on a symbol, and whether that was open."""
        facts = self.row.facts
        filling = facts.get("fillTick")
        if self.row.kind == "fill_market_order" and filling and filling["symbol"] == symbol:
            return self.tape.tick(symbol, filling["sequence"]), True
        demand(symbol in self.row.ticks, f"the decision was given no tick of {symbol}")
        return self.tape.tick(symbol, self.row.ticks[symbol]), symbol not in self.row.states

    def mark(self, symbol):
        return mark_of(self.market(symbol)[0])

    def goes_on(self, symbol, sequence, at):
        later = self.tape.after(symbol, sequence)
        last = later[-1]["sequence"] if later else sequence
        own = self.receipt.journal["checkpoint"]
        if own and any(each["symbol"] == symbol and each["toSequence"] > last for each in own["tapes"]):
            return "later" if self.is_old else "shown"
        terms = self.symbols.get(symbol)
        return "later" if terms is None or is_open_at(terms["hours"], at) else "never"


def giver_of(row):
    return COMMANDS[row.kind][0] if row.kind in COMMANDS else None


def pending_in(reply):
    return reply["pending"] if isinstance(reply.get("pending"), list) else []


ANSWERED = {f"strategy_{end}" for end in "confirmed declined cancelled leaving left day_paused accrued".split()}
HELD_BONDS = {f"bond_{end}" for end in "confirmed declined withdrawn started returned credited".split()}
ANSWERED |= HELD_BONDS
HELD_BONDS.add("bond_requested")
HELD_MACHINES = {f"miner_{end}" for end in "confirmed declined cancelled credited".split()}
ANSWERED |= HELD_MACHINES
HELD_MACHINES.add("miner_requested")
IEO_ORDERS = {f"ieo_{end}" for end in "changed withdrawn given awarded paid forfeited released refunded".split()}
ANSWERED |= IEO_ORDERS
IEO_ORDERS.add("ieo_applied")


def accepting_sequence(row):
    kind = row.reply["kind"]
    if kind in ("opened", "closed", "reversed", "cancelled") and isinstance(row.command.get("orderId"), str):
        return row_of_id(row.command["orderId"])
    if kind in ANSWERED:
        return row_of_id(row.reply["order"].get("id"))
    return row_of_id(row.reply["contract"]["id"]) if kind == "second_contract_settled" else None


def coin_symbol(currency):
    return f"{currency}/USDT"


def apart_of(row):
    """The symbols whose tick another rule finds."""
    apart = set()
    if row.reply["kind"] == "exchanged" and "fillAt" in row.reply["quote"]:
        quote = row.reply["quote"]
        apart |= {coin_symbol(each) for each in (quote["from"], quote["to"]) if each != "USDT"}
    if row.kind == "fill_market_order" and row.facts.get("fillTick"):
        apart.add(row.facts["fillTick"]["symbol"])
    return apart


def decisive(case):
    """The rows of the tape that decided, as (symbol, from, to), and when the settings had to be in force."""
    row, reply = case.row, case.row.reply
    kind, at = reply["kind"], row.at
    found = [(symbol, sequence, sequence) for symbol, sequence in row.ticks.items()]
    filling = row.facts.get("fillTick")
    if kind == "opened":
        found.append((reply["symbol"], reply["sequence"], reply["sequence"]))
    if kind in ("opened", "closed", "reversed") and filling:
        begin = case.accepted.ticks.get(filling["symbol"]) if case.accepted else None
        found.append((filling["symbol"], min(begin or filling["sequence"], filling["sequence"]), filling["sequence"]))
    if kind == "funding":
        found.append((reply["symbol"], reply["sequence"], reply["sequence"]))
        at = reply["fundingAt"] if "settings" in (row.facts.get("funding") or {}) else at
    if kind == "level_set":
        found += [(each["symbol"], each["sequence"], each["sequence"]) for each in closes_of(row)]
    if kind == "second_contract_settled":
        contract = reply["contract"]
        found.append((contract["symbol"], contract["acceptedSequence"], contract["acceptedSequence"]))
        stretches = [row.facts.get(name) for name in ("opening", "closing")]
        found += [(each["symbol"], each["from"], each["to"]) for each in stretches if each]
        at = contract["acceptedAt"]
    if case.close:
        found.append(case.close)
    if kind == "exchanged":
        quote = reply["quote"]
        for currency, sequence in ((quote["from"], quote["fromSequence"]), (quote["to"], quote["toSequence"])):
            if sequence is not None:
                found.append((coin_symbol(currency), sequence, sequence))
        found += [each for each in waited_for(row) if each]
        at = quote["quotedAt"]
    return found, at


def check_order(receipt, needs):
    own, accepted = receipt.journal, receipt.accepted
    stated = stated_in(receipt)
    hashes = {each["id"]: each["hash"] for each in stated}
    decided = [each for each in receipt.ticks
               if any(each["row"]["symbol"] == symbol and since <= each["row"]["sequence"] <= until
                      for symbol, since, until in needs)]
    return Check("order", [
        (all(hashes[each["id"]] == each["hash"] for each in stated), "two checkpoints have one number"),
        (cover_once(stated), "a checkpoint covers numbers of a tape that one before it covered"),
        (all(public_by(each, own) for each in decided), "a price that decided was published later"),
        (accepted is None or public_by(accepted, own), "what was accepted was published later"),
        (accepted is None or accepted["row"]["at"] <= own["row"]["at"], "what was accepted is of a later time"),
    ], PENDING if own["checkpoint"] is None else f"checkpoint {own['checkpoint']['id']}")


def check_accepted(receipt, wanted):
    if receipt.accepted is None:
        return []
    row, accepted = receipt.journal["row"], receipt.accepted["row"]
    sequence = accepted["sequence"]
    return [Check("accepted", [
        (accepted["bookId"] == row["bookId"] and sequence < row["sequence"], "what was accepted is another book's, or later"),
        (sequence == wanted, "the row did not accept this"),
    ], f"row {sequence}")]


ARMED_IN = {
    "bond_requested": None, "bond_started": "closedIn", "bond_returned": "closedIn", "bond_credited": "paidIn",
    "ieo_applied": None, "ieo_given": "decidedIn", "ieo_awarded": "decidedIn", "ieo_released": "listedIn",
    "ieo_refunded": "calledOffIn",
}
CHAINED = {"bond_closed", "bond_paid", "ieo_closed", "ieo_allotted", "ieo_drawn", "ieo_listed", "ieo_called_off"}


def arming_place(row):
    """Book and sequence of the row that the row itself names as what armed it; None where a price finds it, or nothing did."""
    reply = row.reply
    if reply["kind"] in ARMED_IN:
        field = ARMED_IN[reply["kind"]]
        return [reply["order"].get("pool"), reply.get(field) if field else reply["order"].get("openedIn")]
    if reply["kind"] in CHAINED:
        return [row.book, reply["previousRow"]]
    if reply["kind"] == "raised_paid_out":
        return [row.book, reply["listedIn"]]
    if reply["kind"] == "miner_credited":
        return [reply["networkBook"], reply["networkRow"]]
    if reply["kind"] == "product_resumed":
        return [row.book, reply["pausedIn"]]
    if reply["kind"] in ("strategy_left", "strategy_day_paused"):
        return [reply["order"].get("pool"), reply["pausedIn"]]
    if reply["kind"] == "network_day_recorded":
        return None if same(reply["previousRow"], 0) else [row.book, reply["previousRow"]]
    leaves = reply["order"].get("exitRow", 0) if reply["kind"] == "strategy_accrued" else None
    return None if leaves is None else [row.book, leaves]


def check_armed(receipt, wanted):
    if wanted is None:
        return []
    if receipt.armed is None:
        return [failed("accepted", "the receipt does not carry the row that armed it")]
    row, armed = receipt.journal["row"], receipt.armed["row"]
    is_later = armed["bookId"] == row["bookId"] and armed["sequence"] >= row["sequence"]
    return [Check("accepted", [
        (same([armed["bookId"], armed["sequence"]], wanted), "another row armed it"),
        (armed["at"] <= row["at"] and not is_later, "it was armed later"),
        (public_by(receipt.armed, receipt.journal), "the row that armed it was published later"),
    ], f"armed by row {armed['sequence']} of book {armed['bookId']}")]


def check_in_force(case, apart, is_set_off):
    row, before = case.row, case.receipt.before
    named = [(symbol, sequence) for symbol, sequence in row.ticks.items() if symbol not in apart]
    if not named:
        return []
    ticks = [case.tape.tick(*each) for each in named]
    replaced = [replacing(case.tape.after(*each), row.at) for each in named]
    latest = max(tick["receivedAt"] for tick in ticks)
    moment = row.at
    if is_set_off:
        since = max(before["at"], case.settings["effectiveAt"]) if before else float("-inf")
        moment = max(latest, min(since, row.at - 60_000))
    check = Check("in_force", [
        (latest <= row.at, "a tick came after the decision"),
        (all(each is None or came_at(each) >= moment for each in replaced), "a later tick was in force already"),
    ], ", ".join(f"{symbol} {sequence}" for symbol, sequence in named))
    if not check.ok:
        return [check]
    awaited = [case.goes_on(*each, row.at) for each, next_row in zip(named, replaced) if next_row is None]
    if "shown" in awaited:
        return [failed("in_force", "the receipt does not carry what came after a tick")]
    return [Check("in_force", detail=PENDING) if "later" in awaited else check]


def check_staleness(case, apart):
    row = case.row
    named = [each for each in row.ticks.items() if each[0] not in apart and each[0] not in row.states]
    if not named:
        return []
    pairs = [(case.symbols.get(symbol), case.tape.tick(symbol, sequence)) for symbol, sequence in named]
    return [Check("in_force", [
        (all(terms and is_open_at(terms["hours"], row.at) for terms, _ in pairs), "a market was closed by then"),
        (all(terms and could_decide(tick, terms, row.at) for terms, tick in pairs), "a price was stale by then"),
    ], f"{len(pairs)} could decide")]


def check_published(case, at):
    """None where the checkpoint is of the first form, which states no settings."""
    name, receipt, accepted = "published_settings", case.receipt, case.receipt.accepted
    stating = accepted if accepted and at == accepted["row"]["at"] else receipt.journal
    own = receipt.journal["checkpoint"]
    if own is None or stating["checkpoint"] is None:
        return Check(name, detail=PENDING)
    statement = stating["checkpoint"].get("statement")
    if own.get("statement") is None:
        return None
    earlier = accepted and accepted["checkpoint"] and accepted["checkpoint"].get("statement")
    rows = Check(name, [
        (version_at(own["statement"], receipt.journal["row"]["at"]) == case.row.facts["settings"],
         "another version of the settings was in force"),
        (not earlier or version_at(earlier, accepted["row"]["at"]) == case.accepted.facts["settings"],
         "another version of the settings was in force at acceptance"),
    ])
    if not rows.ok:
        return rows
    if statement is None:
        return None
    stated = next((each for each in statement["settings"] if each["version"] == case.version), None)
    if stated is None or receipt.sections is None:
        return failed(name, f"the checkpoint or the receipt does not show version {case.version}")
    return Check(name, [
        (settings_root(receipt.settings, stated["sections"], receipt.sections) == stated["root"],
         "the settings are not those under the checkpoint"),
        (case.settings["effectiveAt"] == stated["effectiveAt"], "the settings came into force at another time"),
        (version_at(statement, at) == case.version, "the settings were not in force when they counted"),
    ], f"version {case.version}")


def check_fill_at(case):
    rows = [each for each in (case.row, case.accepted) if each and each.facts["settings"] == case.version]
    wanted = case.settings.get("fillAt")
    if wanted is None or not rows:
        return []
    return [Check("fill_at", [(all(each.facts["fillAt"] == wanted for each in rows), "the settings decide on another price")],
                  wanted)]


def is_fill_at_open(case):
    def waits(reply):
        return reply.get("state") == "pending" or bool(pending_in(reply))

    def is_open(row, symbol=None):
        wanted = case.settings.get("fillAt")
        if symbol and row.facts["settings"] != case.version or wanted is None:
            return True
        if wanted == "next_tick" or not waits(row.reply):
            return False
        stale = [each for each, state in row.states.items() if state == "stale" and symbol in (None, each)]
        return any(each not in case.symbols or each not in row.ticks
                   or could_decide(case.tape.tick(each, row.ticks[each]), case.symbols[each], row.at) for each in stale)

    row, filling = case.row, case.row.facts.get("fillTick")
    if filling:
        return case.accepted is not None and is_open(case.accepted, filling["symbol"])
    is_trade = giver_of(row) == "person" and row.ticks and (waits(row.reply) or row.reply["kind"] in FORMULAS)
    return bool(is_trade) and is_open(row)


def check_facts(case, unproven):
    receipt, row = case.receipt, case.row
    needs, at = decisive(case)
    levels, apart = levels_of(case), apart_of(row)
    needs_before = giver_of(row) == "price" and any(symbol not in apart for symbol in row.ticks)
    if needs_before and receipt.before is None and not case.is_old:
        return [failed("in_force", "the receipt does not carry the row before")]
    giver = giver_of(row)
    is_set_off = giver == "price" or (giver is None and not row.key.startswith("u:"))
    found, open_points = [], []
    found.append(check_order(receipt, needs))
    found += check_accepted(receipt, accepting_sequence(row)) + check_armed(receipt, arming_place(row))
    had_to_stand = case.armed and (case.armed.reply or {}).get("kind") in ("product_paused", "ieo_listed")
    timed = [receipt.journal, *([receipt.armed] if had_to_stand else [])]
    if any(each["row"]["at"] < (each["checkpoint"] or {"at": 0})["at"] - 180_000 for each in timed):
        open_points.append("time")
    carried = set(case.tape.rows)
    lacks = any((symbol, each) not in carried for symbol, since, until in needs for each in range(since, until + 1))
    in_force = [] if case.is_old and lacks else check_in_force(case, apart, is_set_off)
    if case.is_old:
        if lacks or any(each.pending for each in in_force):
            open_points.append("in_force")
        in_force = [each for each in in_force if not each.pending]
    found += in_force
    if not case.is_old and not is_set_off and case.version == row.facts["settings"]:
        found += check_staleness(case, apart)
    published = check_published(case, at)
    found += [published] if published else []
    found += check_fill_at(case)
    if row.kind == "liquidate_cross" and row.reply["kind"] in ("closed", "reversed"):
        open_points.append("first_crossing")
    if case.is_old:
        open_points += ["first_crossing"] if needs_before or levels else []
    else:
        for level in levels:
            check = check_crossing(case, level)
            found += [check] if check else []
            open_points += [] if check else ["first_crossing"]
    open_points += [] if published else ["published_settings"]
    open_points += ["fill_at"] if is_fill_at_open(case) else []
    unproven += open_points
    return found


def check_crossing(case, level):
    """None where the receipt does not show it."""
    name, receipt, tape = "first_crossing", case.receipt, case.tape
    symbol, sequence = level["symbol"], level["sequence"]
    if receipt.before is None:
        return failed(name, "the receipt does not carry the row before")
    arming = next((found for found in ((each, level["armed_by"](Row(each["row"])))
                                       for each in (receipt.armed, receipt.accepted) if each) if found[1]), None)
    if arming is None:
        if not receipt.shows_arming and receipt.journal["row"]["at"] < SHOWN_SINCE:
            return None
        return failed(name, "the receipt does not carry the row that armed it")
    anchored, (crosses, is_same) = arming
    row, tick = anchored["row"], tape.tick(symbol, sequence)

    def was_under_way():
        again = level["armed_by"](Row(receipt.before))
        return tick["receivedAt"] <= receipt.before["at"] and again and again[1] and crosses(prices_of(tick))

    own = receipt.journal["row"]
    sound = Check(name, [
        (row["bookId"] == own["bookId"] and row["sequence"] < own["sequence"], "the row that armed it is another one"),
        (public_by(anchored, receipt.journal), "the row that armed it was published later"),
        (is_same or was_under_way(), "it was armed at another price by then"),
    ])
    if not sound.ok:
        return sound
    start = max(row["at"], case.settings["effectiveAt"]) if level["of_settings"] else row["at"]
    if tick["receivedAt"] <= start:
        later = tape.after(symbol, sequence)
        holds = was_in_force(tick, later, start)
        if replacing(later, start) is None:
            goes_on = case.goes_on(symbol, sequence, start)
            if goes_on == "later":
                return Check(name, detail=PENDING)
            holds = goes_on == "never"
        return Check(name, [(holds, "the price is older than the row that armed it")], f"in force at row {row['sequence']}")
    return check_stretch(case, level, crosses, start)


def check_stretch(case, level, crosses, start):
    name, receipt, symbol, sequence = "first_crossing", case.receipt, level["symbol"], level["sequence"]
    tick = case.tape.tick(symbol, sequence)
    anchored = next(each for each in receipt.ticks
                    if each["row"]["symbol"] == symbol and each["row"]["sequence"] == sequence)
    checkpoint = anchored["checkpoint"]
    if checkpoint is None:
        return Check(name, detail=PENDING)
    if checkpoint.get("statement") is None:
        return None
    stretch = next((each for each in receipt.stretches if each["symbol"] == symbol and each["to"] == sequence), None)
    if stretch is None:
        is_long = tick["receivedAt"] - start > 20 * DAY
        return None if is_long else failed(name, "the receipt does not carry the prices before it")
    covering = next((each for each in checkpoint["tapes"] if each["symbol"] == symbol), None)
    if covering is None or not covering.get("prices"):
        return failed(name, "the checkpoint states no prices")
    base, stated = covering["prices"]["fromSequence"], covering["prices"]["node"]
    ends, hidden = ([read_node(each) for each in stretch[part]] for part in ("ends", "hidden"))
    since, until = stretch["from"] - base, sequence - base
    count = covering["toSequence"] - base + 1
    first = case.tape.tick(symbol, stretch["from"])
    root, spans = opened_root(count, {since: ends[0], until: ends[1]}, hidden, join_nodes)
    between = [node for begin, node in spans if since < begin < until]
    is_whole = first["receivedAt"] <= start
    check = Check(name, [
        (is_whole or all(begin >= since or node[1] is None for begin, node in spans),
         "the stretch does not begin with the row that armed it"),
        (ends[0][0] == tape_leaf(first) and ends[1][0] == tape_leaf(tick), "the stretch has other ticks at its ends"),
        (node_text(root) == node_text(stated), "the prices are not those under the checkpoint"),
        (all(node[1] is None or not crosses(node[1]) for node in [ends[0], *between]), "an earlier price set it off"),
    ], f"{symbol} {stretch['from']} to {sequence}")
    return check if is_whole or not check.ok else None


# --- Positions: rules.md, sections 2 to 4. ---

def notional(quantity, price):
    demand(quantity * price % ONE == 0, "quantity × price has more than 18 decimals")
    return quantity * price // ONE


def profit_at(held, price):
    worth = notional(held["quantity"], price)
    return worth - held["cost"] if held["direction"] == "long" else held["cost"] - worth


def margin_of(worth, leverage):
    return amount(worth, leverage, rounded=up)


def fee_of(worth, rate):
    return amount(worth * rate, ONE, rounded=up)


def maintenance(terms, worth):
    """Times 10^18."""
    since = rate = taken = 0
    for bracket in terms["brackets"]:
        taken += since * (bracket["maintenanceRate"] - rate)
        rate, since = bracket["maintenanceRate"], bracket["notionalUpTo"]
        if worth <= since:
            break
    return worth * rate - taken


def is_due(held, terms, price):
    equity = held["margin"] + profit_at(held, price)
    return equity * ONE <= maintenance(terms, notional(held["quantity"], price))


def opening_price(direction, tick):
    return tick["ask"] if direction == "long" else tick["bid"]


def closing_price(direction, tick):
    return tick["bid"] if direction == "long" else tick["ask"]


def no_worse(buys, price, limit):
    return price <= limit if buys else price >= limit


def fees_wanted(close):
    worth = notional(close["quantity"], close["price"])
    return fee_of(worth, close["feeRate"]), fee_of(worth, close["liquidationRate"])


def written(postings):
    return [each for each in postings if each["amount"] != 0]


def without(postings, expected):
    """The postings without these, which must occur in this order; None if one is missing."""
    due, left = written(expected), []
    for each in postings:
        if due and same(each, due[0]):
            due = due[1:]
        else:
            left.append(each)
    return None if due else left


def is_cross_liquidation(close):
    return close["reason"] == "liquidation" and close["marginMode"] == "cross"


def realised_postings(realised):
    return [posting("profit", "house:counterparty", "contract", each["profit"], each["positionId"]) for each in realised]


def opening_postings(opened, source):
    subject, fee = opened["positionId"], opened["fee"]
    paid = posting("opening_fee", source, "house:fees", fee, subject)
    if opened["marginMode"] == "isolated":
        return [posting("margin_locked", source, "margin", opened["margin"], subject), paid]
    if source == "contract":
        return [paid]
    return [posting("order_released", source, "contract", opened["margin"], subject), paid]


def close_postings(close):
    subject, house = close["positionId"], "house:counterparty"
    isolated = close["marginMode"] == "isolated"
    loss = -close["profit"] - close["insurancePaid"] if close["profit"] < 0 else 0
    return [
        posting("loss", "margin" if isolated else "contract", house, loss, subject),
        posting("insurance", "house:insurance", house, close["insurancePaid"], subject),
        posting("margin_released", "margin", "contract", close["released"] - loss if isolated else 0, subject),
        posting("profit", house, "contract", max(0, close["profit"]), subject),
        *realised_postings(close["realised"]),
        posting("closing_fee", "contract", "house:fees", close["closingFee"], subject),
        posting("liquidation_fee", "contract", "house:insurance", close["liquidationFee"], subject),
    ]


ASKED = ("symbol", "direction", "marginMode", "leverage", "quantity")


def asks(command, opened):
    return all(command.get(field) == opened[field] for field in ASKED)


def check_opened(case, opened, order, is_limit):
    """The terms of an opening."""
    symbol, direction, price = opened["symbol"], opened["direction"], opened["price"]
    tick, is_open = case.market(symbol)
    side, buys, terms = opening_price(direction, tick), direction == "long", case.symbols.get(symbol)
    worth = opened["notional"]
    slipped = False
    if order and not is_limit:
        limit = order["price"] * (ONE + terms["slippageRateMax"] * (1 if buys else -1)) if terms else 0
        slipped = terms is None or not no_worse(buys, price * ONE, limit)
    reached = no_worse(buys, side, price) and order is not None and price == order["price"] if is_limit else side == price
    bracket = terms and next((each for each in terms["brackets"] if worth <= each["notionalUpTo"]), None)
    well_formed = (
        opened["kind"] == "opened" and opened["formula"] == "position_opening" and direction in ("long", "short")
        and opened["marginMode"] in ("isolated", "cross") and opened["quantity"] > 0 and is_whole(opened["leverage"]) and opened["leverage"] >= 1)
    return [
        Check("prices", [
            (is_whole(opened["sequence"]) and tick["sequence"] == opened["sequence"], "the tick is not one that the decision was given"),
            (is_open, "the symbol was not open"),
            (reached, "the price is not that of the tick or the order"),
            (not slipped, "the price is past the slippage limit"),
        ], f"{symbol} {opened['sequence']}"),
        Check("settings", [
            (case.version == case.row.facts["settings"], "the settings are of another version"),
            (terms and worth >= terms["notionalMin"], "the settings allow no opening of this size"),
            (bracket and opened["leverage"] <= bracket["leverageMax"], "the leverage is above that of the settings"),
        ], f"version {case.version}"),
        Check("formula", [
            (well_formed, "it is no opening of a position"),
            (worth == notional(opened["quantity"], price) and opened["margin"] == margin_of(worth, opened["leverage"])
             and opened["fee"] == fee_of(worth, opened["feeRate"]), "the inputs give another outcome"),
        ], "position_opening"),
    ]


def check_opening(case):
    row, reply, command = case.row, case.row.reply, case.row.command
    order, is_limit = reply.get("order"), row.kind == "fill_limit_order"
    terms = case.symbols.get(reply["symbol"])
    if row.kind in ("fill_limit_order", "fill_market_order"):
        is_asked = command["orderId"] == reply.get("orderId") and order is not None
    elif row.kind in ("open_position", "place_limit_order"):
        within = row.kind == "open_position" or no_worse(reply["direction"] == "long", reply["price"], command["price"])
        is_asked = order is None and within and row.facts["fillAt"] != "next_tick" and asks(command, reply)
    else:
        is_asked = False
    is_of_now = order is None or order["settingsVersion"] == case.version
    rate = terms and terms["makerRate" if is_limit else "takerRate"]
    checks = [Check("formula", [(is_asked, "what was opened is not what was asked for")], f"asked for by {row.kind}")]
    checks += check_acceptance(case)
    checks.append(Check("settings", [
        (order is None or order["feeRate"] == reply["feeRate"], "the fee rate is not that of the order"),
        (order is None or order["settingsVersion"] <= case.version, "the order was placed under later settings"),
        (not is_of_now or reply["feeRate"] == rate, "the fee rate is not the one in the settings"),
    ], "fee rate"))
    checks += check_opened(case, reply, order, is_limit)
    expected = opening_postings(reply, "frozen" if is_limit else "contract")
    if row.kind == "fill_market_order":
        reserve = order["reserved"] if order else 0
        expected.insert(0, posting("order_released", "frozen", "contract", reserve, reply.get("orderId", "")))
    return [*checks, Check("entries", [
        (same(row.postings, written(expected)), "the entries are not those of the outcome"),
        (not is_limit or (order is not None and order["reserved"] == reply["margin"] + reply["fee"]), "the order had another reserve"),
    ], f"opening {reply['positionId']}")]


CAUSES = {
    "user": ("close_position", "close_all", "place_limit_close", "fill_market_order"),
    "reverse": ("reverse_position", "fill_market_order"), "limit": ("fill_limit_order",),
    "take_profit": ("fire_stops",), "stop_loss": ("fire_stops",), "liquidation": ("liquidate_position",),
}


def close_waits(row, symbol=None):
    stale = "stale" in row.states.values() if symbol is None else row.states.get(symbol) == "stale"
    return row.facts["fillAt"] == "next_tick" or stale


def is_crossed(close, stop, mark):
    if close["reason"] not in ("take_profit", "stop_loss"):
        return stop is None
    if stop is None:
        return False
    rises = (close["reason"] == "take_profit") == (close["direction"] == "long")
    return mark >= stop if rises else mark <= stop


def check_when_closed(case):
    row = case.row
    if row.kind in ("fill_limit_order", "fill_market_order"):
        return []
    asked = [each for each in row.reply["settlements"] if each["reason"] in ("user", "reverse")]
    waiting = pending_in(row.reply)
    if not asked and not waiting:
        return []
    return [Check("formula", [
        (not any(close_waits(row, each["symbol"]) for each in asked), "what had to wait was closed at once"),
        (not waiting or close_waits(row), "what had to be closed at once waits"),
    ], f"filled by {row.kind}")]


def check_cause(case, close):
    command, order = case.row.command, case.row.reply.get("order")
    if is_cross_liquidation(close):
        return Check("formula", detail="liquidation")
    kind = case.row.kind
    asked = command.get("quantity", "absent") if kind in ("close_position", "place_limit_close") else None
    return Check("formula", [
        (kind in CAUSES.get(close["reason"], ()), "the command closes for another reason"),
        (command.get("positionId", close["positionId"]) == close["positionId"], "the command is about another position"),
        ("orderId" not in command or command["orderId"] == case.row.reply.get("orderId"), "it is about another order"),
        (order is None or order["reserved"] == 0, "an order that closes holds no money"),
        (asked in (None, close["quantity"]), "the command asks for another quantity"),
        (kind != "place_limit_close" or no_worse(close["direction"] != "long", close["price"], command["price"]),
         "the price is worse than the one asked for"),
    ], f"{close['positionId']}: {close['reason']}")


def check_close_prices(case, close):
    tick, _ = case.market(close["symbol"])
    side, price, is_limit = closing_price(close["direction"], tick), close["price"], close["reason"] == "limit"
    order = case.row.reply.get("order")
    return Check("prices", [
        (is_whole(close["sequence"]) and tick["sequence"] == close["sequence"], "the tick is not one that the decision was given"),
        (no_worse(close["direction"] != "long", side, price) if is_limit else side == price, "the price is not the tick's"),
        (not is_limit or (order is not None and price == order["price"]), "the price is not that of the order"),
        (is_crossed(close, close["stopPrice"], mark_of(tick)), "the mark has not crossed the stop"),
    ], f"{close['symbol']} {close['sequence']}")


def check_rates(case, close):
    terms, order = case.symbols.get(close["symbol"]), case.row.reply.get("order")
    is_limit, is_liquidation = close["reason"] == "limit", close["reason"] == "liquidation"
    is_of_now = not is_limit or (order is not None and order["settingsVersion"] == case.version)
    rate = terms and terms["makerRate" if is_limit else "takerRate"]
    held = {**close["before"], "direction": close["direction"]}
    return Check("settings", [
        (case.version == case.row.facts["settings"], "the settings are of another version"),
        (terms, "the settings do not hold the symbol"),
        (not is_of_now or close["feeRate"] == rate, "the fee rate is not the one in the settings"),
        (not is_limit or (order is not None and order["feeRate"] == close["feeRate"]), "the fee rate is not the order's"),
        (order is None or order["settingsVersion"] <= case.version, "the order was placed under later settings"),
        (close["liquidationRate"] == (terms["liquidationRate"] if terms and is_liquidation else 0),
         "the liquidation fee rate is another"),
        (not is_liquidation or close["marginMode"] == "cross"
         or (terms and is_due(held, terms, case.mark(close["symbol"]))), "the position was not due"),
    ], f"version {case.version}")


def check_close_formula(close):
    before, quantity = close["before"], close["quantity"]
    well_formed = (
        close["direction"] in ("long", "short") and close["marginMode"] in ("isolated", "cross")
        and close["reason"] in CAUSES and 0 < quantity <= before["quantity"])
    if not well_formed or close["formula"] != "position_settlement":
        return failed("formula", "it is no close of a position")
    is_last = quantity == before["quantity"]
    cost = before["cost"] if is_last else before["cost"] * quantity // before["quantity"]
    released = before["margin"] if is_last else amount(before["margin"] * quantity, before["quantity"])
    profit = amount(profit_at({**close, "cost": cost}, close["price"]))
    isolated = close["marginMode"] == "isolated"
    held = released + profit if isolated else before["available"] + profit + sum(each["profit"] for each in close["realised"])
    wanted = fees_wanted(close)
    closing_fee = min(wanted[0], max(0, held))
    liquidation_fee = min(wanted[1], max(0, held) - closing_fee)
    insured = max(0, -held) if isolated else 0
    recorded = [close[name] for name in ("profit", "released", "closingFee", "liquidationFee", "insurancePaid")]
    needed, has = True, before["available"] + close["profit"]
    for each in close["realised"]:
        needed = needed and each["profit"] > 0 and has < sum(wanted)
        has += each["profit"]
    return Check("formula", [
        (recorded == [profit, released, closing_fee, liquidation_fee, insured], "the inputs give another outcome"),
        (needed, "more profit was realised than the close needed"),
    ], f"position_settlement: {close['positionId']}")


def check_realised(case, realised):
    if not realised:
        return []
    pairs = zip(realised, realised[1:])
    return [Check("prices", [
        (all(each["mark"] == case.mark(each["symbol"]) for each in realised), "a profit was realised at another mark"),
        (all(each["direction"] in ("long", "short") and each["profit"] == amount(profit_at(each, each["mark"]))
             for each in realised), "a profit is not that of the position"),
        (all(one["profit"] >= other["profit"] for one, other in pairs), "a smaller profit came before a larger one"),
    ], f"{len(realised)} profits realised")]


class Cross:
    """What a liquidation of cross positions left, close by close."""

    def __init__(self, case, before):
        self.case, self.available = case, before["available"]
        self.positions = [dict(each) for each in before["positions"]]

    def is_due(self, released=0):
        equity, needed = self.available - released, 0
        for each in self.positions:
            terms, mark = self.case.symbols[each["symbol"]], self.case.mark(each["symbol"])
            equity += profit_at(each, mark)
            needed += maintenance(terms, notional(each["quantity"], mark))
        return bool(self.positions) and equity * ONE <= needed

    def winners(self):
        found = []
        for each in self.positions:
            mark = self.case.mark(each["symbol"])
            named = {name: each[name] for name in ("symbol", "direction", "quantity", "cost")}
            found.append({**named, "positionId": each["id"], "mark": mark, "profit": amount(profit_at(each, mark))})
        return sorted((each for each in found if each["profit"] > 0), key=lambda each: (-each["profit"], each["positionId"]))

    def realise(self, needed):
        realised = []
        for winner in self.winners():
            if self.available >= needed:
                break
            realised.append(winner)
            self.available += winner["profit"]
            for each in self.positions:
                if each["id"] == winner["positionId"]:
                    each["cost"] = notional(each["quantity"], winner["mark"])
        return realised

    def close_while_due(self, closes):
        while self.is_due():
            open_ones = [each for each in self.positions if self.case.market(each["symbol"])[1]]
            if not open_ones:
                break
            loser = min(open_ones, key=lambda each: (profit_at(each, self.case.mark(each["symbol"])), each["id"]))
            demand(closes, "the liquidation goes on while the cross positions are due")
            close = closes.pop(0)
            demand(close["positionId"] == loser["id"], "the position with the largest loss is the next to be closed")
            before = {"quantity": loser["quantity"], "cost": loser["cost"], "margin": 0, "available": self.available}
            demand(all(close[name] == loser[name] for name in ("symbol", "direction", "quantity"))
                   and same(close["before"], before), "a close begins with what the one before it left")
            self.available += close["profit"]
            self.positions.remove(loser)
            demand(same(self.realise(sum(fees_wanted(close))), close["realised"]), "other profits were realised than needed")
            self.available -= close["closingFee"] + close["liquidationFee"]


def check_cross(case):
    row, reply = case.row, case.row.reply
    before, closes = reply["before"], reply["settlements"]
    is_cross = [is_cross_liquidation(each) for each in closes]
    own = row.kind == "liquidate_cross"
    if before is None and not any(is_cross) and not own:
        return []
    demand(before is not None, "a liquidation of cross positions says what the book held")
    released = sum(each["amount"] for each in row.postings if each["kind"] == "order_released")
    start, state = Cross(case, before), Cross(case, before)
    waiting = [each for each, counts in zip(closes, is_cross) if counts]
    state.close_while_due(waiting)
    if own:
        demand(same(state.realise(0), reply["realised"]), "other profits were realised than the shortage needs")
        if state.available < 0:
            state.close_while_due(waiting)
    demand(not waiting, "cross positions are closed only while they are due")
    was_due = start.is_due(released) if own else start.available - released < 0 and not start.winners()
    last = [each for each in row.entries if each["account"] == "contract" and each["currency"] == "USDT"]
    ids = [each["id"] for each in before["positions"]]
    well_formed = len(set(ids)) == len(ids) and all(
        each["direction"] in ("long", "short") and each["quantity"] > 0 for each in before["positions"])
    return [Check("formula", [
        (well_formed, "what the book held are no positions"),
        (is_cross == sorted(is_cross), "another close came after a liquidation"),
        (was_due, "the cross positions were not due for liquidation"),
        (reply["insurancePaid"] == max(0, -state.available), "insurance paid another amount than what was short"),
        (not last or last[-1]["after"] == state.available + reply["insurancePaid"], "it ends with another balance"),
    ], f"cross_liquidation: {counted(sum(is_cross), 'close')}")]


def check_reversal(case):
    reply = case.row.reply
    opened, closed = reply.get("opened"), (reply["settlements"] or [None])[0]
    if opened is None or closed is None:
        return [] if reply["kind"] == "closed" else [failed("formula", "a reversal closes and opens")]
    opposite = {"long": "short", "short": "long"}
    terms = case.symbols.get(opened["symbol"])
    return [Check("formula", [
        (reply["kind"] == "reversed" and closed["reason"] == "reverse", "only a reversal opens as well"),
        (all(opened[name] == closed[name] for name in ("symbol", "marginMode", "quantity"))
         and opened["direction"] == opposite[closed["direction"]], "the other half is not that of what was closed"),
        (terms and opened["feeRate"] == terms["takerRate"], "the fee rate is not the one in the settings"),
    ], f"reversal of {closed['positionId']}"), *check_opened(case, opened, reply.get("order"), False)]


def check_close_entries(case):
    row, reply = case.row, case.row.reply
    closes, opened = reply["settlements"], reply.get("opened")
    expected = close_postings(closes[0]) if closes else []
    expected += opening_postings(opened, "contract") if opened else []
    for each in closes[1:]:
        expected += close_postings(each)
    left = without(row.postings, expected)
    besides = None if left is None else without(left, realised_postings(reply["realised"]))

    def is_of_liquidation(each):
        return each["currency"] == "USDT" and each["to"] == "contract" and (each["kind"], each["from"]) in (
            ("order_released", "frozen"), ("insurance", "house:insurance"))

    def begins(close):
        first = next(iter(written(close_postings(close))), None)
        return close["marginMode"] == "isolated" or first is None or any(
            each["account"] == "contract" and each["kind"] == first["kind"] and each["subject"] == first["subject"]
            and each["after"] - each["amount"] == close["before"]["available"] for each in row.entries)

    def was_short(each):
        return any(entry["kind"] == "profit" and entry["subject"] == each["positionId"]
                   and entry["amount"] == each["profit"] and entry["after"] - entry["amount"] < 0 for entry in row.entries)

    insured = sum(each["amount"] for each in besides or [] if each["kind"] == "insurance")
    return Check("entries", [
        (besides is not None, "the entries are not those of the outcome"),
        (all(reply["before"] is not None and is_of_liquidation(each) for each in besides or []), "an entry belongs to no close"),
        (insured == reply["insurancePaid"], "insurance paid another amount than the one recorded"),
        (all(begins(each) for each in closes), "a close began with another balance"),
        (all(was_short(each) for each in reply["realised"]), "a profit was realised though nothing was short"),
    ], counted(len(closes), "close"))


def check_closed(case):
    reply = case.row.reply
    checks = attempt("accepted", lambda: check_acceptance(case)) + check_when_closed(case)
    for close in reply["settlements"]:
        checks += [check_cause(case, close), check_close_prices(case, close), check_rates(case, close),
                   check_close_formula(close), *check_realised(case, close["realised"])]
    checks += check_realised(case, reply["realised"])
    checks += attempt("formula", lambda: check_cross(case)) + attempt("formula", lambda: check_reversal(case))
    return [*checks, check_close_entries(case)]


def levels_of(case):
    """The levels that a price crossed: which ranges cross each, and which rows arm it (and if so, whether at this price)."""
    row, reply = case.row, case.row.reply
    if reply["kind"] == "opened" and row.kind == "fill_limit_order":
        buys, price, made = reply["direction"] == "long", reply["price"], row_of_id(row.command["orderId"])
        def crosses(went): return went[0] <= price if buys else went[1] >= price
        def armed_by(each): return (crosses, True) if each.sequence == made else None
        return [level(reply, crosses, armed_by)]
    if reply["kind"] not in ("closed", "reversed"):
        return []
    found = (level_of(case, close) for close in reply["settlements"])
    return [each for each in found if each]


def level(of, crosses, armed_by, of_settings=False):
    return {"symbol": of["symbol"], "sequence": of["sequence"], "crosses": crosses, "armed_by": armed_by,
            "of_settings": of_settings}


def level_of(case, close):
    reason, position, is_long = close["reason"], close["positionId"], close["direction"] == "long"
    if reason in ("take_profit", "stop_loss"):
        field = "takeProfit" if reason == "take_profit" else "stopLoss"

        def crosses_at(stop):
            return lambda went: is_crossed(close, stop, went[2]) or is_crossed(close, stop, went[3])

        def armed_by(each):
            def at(stop):
                return stop and (crosses_at(stop["price"]), stop["price"] == close["stopPrice"])
            is_same = crosses_at(close["stopPrice"]), True
            if each.kind in ("set_stops", "fire_stops") and each.command["positionId"] != position:
                return None
            if each.kind == "set_stops":
                return at(each.command[field])
            if each.kind == "fire_stops":
                return is_same
            if each.reply["kind"] != "opened" or each.reply["positionId"] != position:
                return None
            return at(each.command[field]) if each.kind in ("open_position", "place_limit_order") else is_same

        return level(close, crosses_at(close["stopPrice"]), armed_by)
    if reason == "limit":
        price, made = close["price"], row_of_id(case.row.reply.get("orderId", ""))
        def crosses(went): return went[1] >= price if is_long else went[0] <= price

        def armed_by(each):
            filled = each.kind == "fill_market_order" and any(
                settled["positionId"] == position for settled in each.reply.get("settlements", []))
            return (crosses, True) if each.sequence == made or filled else None

        return level(close, crosses, armed_by)
    terms = case.symbols.get(close["symbol"])
    if reason != "liquidation" or close["marginMode"] == "cross" or terms is None:
        return None
    held = {**close["before"], "direction": close["direction"]}
    def crosses(went): return is_due(held, terms, went[2] if is_long else went[3])

    def armed_by(each):
        moved = any(post["subject"] == position and "margin" in (post["from"], post["to"]) for post in each.postings)
        return (crosses, True) if moved else None

    return level(close, crosses, armed_by, True)


# --- What a fill was accepted as: rules.md, section 6. ---

def asks_for_fill(asked, row, order):
    command, kind, is_limit = asked.command, asked.kind, row.kind == "fill_limit_order"
    if row.reply["kind"] == "opened":
        if is_limit:
            return kind == "place_limit_order" and command["price"] == order["price"] and asks(command, row.reply)
        return kind in ("open_position", "place_limit_order") and asks(command, row.reply)
    closed = (row.reply["settlements"] or [None])[0]
    if closed is None:
        return False
    if kind == "close_all":
        return not is_limit
    if command.get("positionId") != closed["positionId"]:
        return False
    if kind == "place_limit_close":
        return closed["quantity"] <= command["quantity"] and (not is_limit or command["price"] == order["price"])
    if kind == "close_position":
        return not is_limit and (command["quantity"] is None or closed["quantity"] <= command["quantity"])
    return kind == "reverse_position" and not is_limit


def check_acceptance(case):
    row, accepted, order = case.row, case.accepted, case.row.reply.get("order")
    if row.kind not in ("fill_limit_order", "fill_market_order") or (accepted is None and case.is_old):
        return []
    if accepted is None or order is None:
        return [failed("accepted", "the receipt does not carry the row that accepted the order")]
    name = row.command["orderId"]
    reserved = sum(each["amount"] for each in accepted.postings
                   if same({**each, "amount": 0}, posting("order_reserved", "contract", "frozen", 0, name)))
    expires = accepted.command.get("expiresAt")
    checks = [Check("accepted", [
        (accepted.book == row.book and accepted.sequence < row.sequence, "the order is of another book or later"),
        (accepted.sequence == row_of_id(name)
         and (accepted.reply.get("orderId") == name or name in pending_in(accepted.reply)), "the row did not accept it"),
        (asks_for_fill(accepted, row, order), "what was filled is not what was asked for"),
        (reserved == order["reserved"], "the order had reserved another amount"),
        (row.kind != "fill_limit_order" or expires is None or is_whole(expires) and row.at < expires, "the order had expired"),
        (accepted.facts["settings"] == order["settingsVersion"], "the order was placed under other settings"),
    ], f"order {name}")]
    return checks + [check_fill_tick(case, order)] if row.kind == "fill_market_order" else checks


def check_fill_tick(case, order):
    row, accepted, filling = case.row, case.accepted, case.row.facts.get("fillTick")
    seen_at = filling and accepted.ticks.get(filling["symbol"])
    if not filling or seen_at is None:
        return failed("accepted", "the rows name no price")
    symbol, sequence = filling["symbol"], filling["sequence"]
    seen, later, tick = case.tape.tick(symbol, seen_at), case.tape.after(symbol, seen_at), case.tape.tick(symbol, sequence)
    if row.reply["kind"] == "opened":
        waits, price = accepted.facts["fillAt"] == "next_tick", opening_price(row.reply["direction"], seen)
    else:
        waits, price = close_waits(accepted, symbol), closing_price(row.reply["settlements"][0]["direction"], seen)
    between = [each for each in later if each["sequence"] < sequence]
    is_first = len(between) == sequence - seen_at - 1 and tick["sourceAt"] > accepted.at and all(
        is_watermark(each) or each["sourceAt"] <= accepted.at for each in between)
    return Check("accepted", [
        (waits, "it had to be filled when it was accepted"),
        (was_in_force(seen, later, accepted.at), "another price was in force at acceptance"),
        (price == order["price"], "another price was shown at acceptance"),
        (is_first, "an earlier price came after acceptance"),
    ], f"{symbol} {seen_at} to {sequence}")


# --- Funding, second contracts, exchange: rules.md, sections 5, 8 and 9. ---

def check_funding(case):
    row, reply, house = case.row, case.row.reply, "house:counterparty"
    symbol, at, rate, mark, sequence = (reply[name] for name in ("symbol", "fundingAt", "rate", "mark", "sequence"))
    given, terms, tick = row.facts.get("funding") or {}, case.symbols.get(symbol), case.tape.tick(symbol, sequence)
    later = replacing(case.tape.after(symbol, sequence), at)
    prices = Check("prices", [
        (mark_of(tick) == mark, "the mark is not that of its tick"),
        (tick["sourceAt"] <= at, "the tick came after the funding time"),
        (later is None or time_of(later) >= at, "a later tick came before the funding time"),
    ], f"{symbol} {sequence}")
    if prices.ok and later is None:
        prices = Check("prices", detail=PENDING)
    charges = terms and rate != 0 and rate == terms["fundingRate"] and at % case.settings["fundingEveryMs"] == 0
    asked = row.asked("settle_funding") or {}

    def is_due_payment(each):
        worth = notional(each["quantity"], mark)
        due = amount((worth if each["direction"] == "long" else -worth) * rate, ONE, rounded=up)
        return worth == each["notional"] and (each["amount"] == due if due <= 0 else 0 <= each["amount"] <= due)

    def moved(subject):
        return sum(-each["amount"] if each["from"] == house else each["amount"] for each in row.postings
                   if each["kind"] == "funding" and each["subject"] == subject)

    def belongs(each):
        if (each["kind"], each["from"], each["to"]) == ("profit", house, "contract"):
            return True
        to_house = each["to"] == house and each["from"] in ("contract", "margin")
        return (each["kind"] == "funding" and each["currency"] == "USDT" and each["subject"] in subjects
                and (to_house or (each["from"] == house and each["to"] == "contract")))

    subjects = [each["positionId"] for each in reply["payments"]]
    return [
        prices,
        Check("settings", [
            (case.version == given.get("settings", row.facts["settings"]), "the settings are of another version"),
            (case.settings["effectiveAt"] <= at, "the settings came into force after the funding time"),
            (charges and is_open_at(terms["hours"], at), "the settings charge no such rate at this time"),
        ], f"version {case.version}"),
        Check("formula", [
            ((asked.get("symbol"), asked.get("fundingAt")) == (symbol, at), "the command is of another symbol or time"),
            (asked.get("rate") == rate, "the rate is not that of the command"),
            ((given.get("mark"), given.get("sequence"), given.get("rate")) == (mark, sequence, rate), "another mark was given"),
            (row.at >= at, "it was settled before its time"),
            (all(is_due_payment(each) for each in reply["payments"]), "a payment is not notional × rate"),
        ], f"funding: {symbol} at {at}"),
        Check("entries", [
            (all(moved(each["positionId"]) == each["amount"] for each in reply["payments"]), "the entries are others"),
            (all(belongs(each) for each in row.postings), "an entry belongs to no payment"),
        ], f"{len(subjects)} payments"),
    ]


def asks_for_contract(asked, contract):
    return asked is not None and all(asked[name] == contract[name] for name in
                                     ("symbol", "direction", "durationSeconds", "stake"))


def settlement_price(tick):
    return tick["last"] if tick["derived"] and tick["bid"] < tick["last"] < tick["ask"] else mark_of(tick)


def contract_outcome(contract, opening, closing):
    expires, accepted_at = contract["expiresAt"], contract["acceptedAt"]
    for rows in (opening, closing):
        latest = None
        for index, row in enumerate(rows):
            demand(row["symbol"] == contract["symbol"], "a row is of another symbol")
            demand(row["sequence"] == rows[0]["sequence"] + index, "the rows have a hole")
            demand(is_watermark(row) or latest is None or row["sourceAt"] > latest, "a tick stands behind its tape")
            latest = max(latest or 0, time_of(row))
    seal = closing[-1]
    sealed = seal["watermarkAt"] >= expires if is_watermark(seal) else seal["sourceAt"] > expires
    if not sealed:
        return None
    close = closing[0]
    demand(not is_watermark(close) and close["sourceAt"] <= expires, "the closing rows begin with a tick before expiry")
    demand(all(is_watermark(row) and row["watermarkAt"] < expires for row in closing[1:-1]), "a row came in between")
    demand(opening[0]["sequence"] == contract["acceptedSequence"] + 1, "the opening rows begin after acceptance")
    first = next((row for row in opening if not is_watermark(row) and row["sourceAt"] > accepted_at), None)
    demand(first is None or first is opening[-1], "the opening rows end with the first tick after acceptance")
    demand(first is not None or opening[-1]["sequence"] >= seal["sequence"], "the opening rows do not reach the seal")
    demand(first is None or (first["sequence"] <= close["sequence"]) == (first["sourceAt"] <= close["sourceAt"]),
           "a later tick has a later source time")
    opens = first is not None and first["sourceAt"] - accepted_at <= contract["openWithinMs"]
    closes = expires - close["sourceAt"] <= contract["closeWithinMs"]
    opened, closed = settlement_price(first) if opens else None, settlement_price(close) if closes else None
    if opened is None or closed is None:
        state = "void"
    elif opened == closed:
        state = "tied"
    else:
        state = "won" if (closed > opened) == (contract["direction"] == "rise") else "lost"
    payout = amount(contract["stake"] * contract["payoutRate"], ONE) if state == "won" else 0
    return (state, opened, closed, payout, first["sequence"] if opens else None, close["sequence"] if closes else None,
            seal["sequence"])


def terms_of(contract):
    settled = ("state", "openPrice", "closePrice", "payout", "settledAt")
    return {name: value for name, value in contract.items() if name not in settled}


def check_purchase(case):
    row, bought, contract = case.row, case.accepted, case.row.reply["contract"]
    if bought is None:
        return failed("accepted", "the receipt does not carry the row that bought the second contract")
    asked = bought.asked("buy_second_contract")
    if asked is None or bought.reply["kind"] != "second_contract_placed":
        return failed("accepted", "the row is not the one that bought it")
    placed, symbol, sequence = bought.reply["contract"], contract["symbol"], contract["acceptedSequence"]
    in_force = case.is_old or was_in_force(
        case.tape.tick(symbol, sequence), case.tape.after(symbol, sequence), contract["acceptedAt"])
    return Check("accepted", [
        (bought.book == row.book and bought.sequence < row.sequence, "the purchase is of another book or came later"),
        (bought.id == contract["id"], "the row is not the one that bought it"),
        (same(terms_of(contract), terms_of(placed)) and placed["state"] == "placed", "the terms are not those that were bought"),
        (asks_for_contract(asked, contract), "what was bought is not what was asked for"),
        (bought.at == contract["acceptedAt"], "the time of acceptance is not that of the purchase"),
        (in_force, "another price was in force at the purchase"),
        (bought.ticks.get(symbol) == sequence, "the accepted sequence is not that of the purchase"),
        (contract["expiresAt"] == contract["acceptedAt"] + contract["durationSeconds"] * 1_000, "expiry is another time"),
    ], f"bought by row {bought.sequence}")


def check_second_contract(case):
    row, reply, contract = case.row, case.row.reply, case.row.reply["contract"]
    terms, subject, stake = case.settings["secondContracts"], contract["id"], contract["stake"]
    offered = next((each for each in terms["sets"] if each["durationSeconds"] == contract["durationSeconds"]), None)

    def rows_of(name):
        named = row.facts.get(name)
        return named and [case.tape.row(named["symbol"], each) for each in range(named["from"], named["to"] + 1)]

    purchase = check_purchase(case)
    outcome = contract_outcome(contract, rows_of("opening"), rows_of("closing"))
    recorded = tuple(contract[name] for name in ("state", "openPrice", "closePrice", "payout"))
    recorded += tuple(reply[name] for name in ("openSequence", "closeSequence", "sealSequence"))
    if contract["state"] == "lost":
        expected = [posting("stake_lost", "frozen", "house:counterparty", stake, subject)]
    else:
        expected = [posting("stake_returned", "frozen", "contract", stake, subject),
                    posting("payout", "house:counterparty", "contract", contract["payout"], subject)]
    return [
        purchase,
        Check("settings", [
            (case.version == contract["settingsVersion"], "the settings are of another version"),
            (offered and offered["payoutRate"] == contract["payoutRate"], "the payout rate is not the one in the settings"),
            (all(terms[name] == contract[name] for name in ("openWithinMs", "closeWithinMs")), "the void limits are others"),
        ], f"version {case.version}"),
        Check("formula", [
            ((row.asked("settle_second_contract") or {}).get("contractId") == subject, "the command settles another one"),
            (row.at >= contract["expiresAt"] and contract["settledAt"] == row.at, "it was settled before expiry"),
            (outcome == recorded, "the tape gives another outcome than the one recorded"),
        ], f"second_contract: {contract['state']}"),
        Check("entries", [(same(row.postings, written(expected)), "the entries are not those of the outcome")], subject),
    ]


def waited_for(row):
    """Of each coin of a quote with `fillAt`, the rows from its acceptance to the tick that decided; None where one lacks."""
    quote = row.reply["quote"]
    if "fillAt" not in quote:
        return []
    agreed, found = quote.get("accepted") or {}, []
    for currency, side in ((quote["from"], "fromSequence"), (quote["to"], "toSequence")):
        if currency != "USDT":
            symbol = coin_symbol(currency)
            after, used = agreed.get(side), row.ticks.get(symbol)
            lacks = after is None or used is None or used <= after
            found.append(None if lacks else (symbol, max(after, 1), used))
    return found


def rate_of(quote, from_mark, to_mark):
    spread = quote["spreadRate"]
    sell = 2 * ONE if from_mark is None else 2 * ONE - spread
    buy = 2 * ONE if to_mark is None else 2 * ONE + spread
    return (ONE if from_mark is None else from_mark) * sell, (ONE if to_mark is None else to_mark) * buy


def check_exchange(case):
    row, quote, tape, house = case.row, case.row.reply["quote"], case.tape, "house:counterparty"
    sides = [(quote[name], quote[f"{name}Mark"], quote[f"{name}Sequence"]) for name in ("from", "to")]
    agreed = quote.get("accepted")
    numerator, denominator = rate_of(quote, quote["fromMark"], quote["toMark"])
    checks = []
    if "fillAt" in quote:
        at = agreed["at"] if agreed else float("inf")
        waited = waited_for(row)

        def is_first(stretch):
            if stretch is None:
                return False
            symbol, since, until = stretch
            rows = [tape.row(symbol, each) for each in range(since, until + 1)]
            first, last = rows[0], rows[-1]
            between = all(is_watermark(each) or each["sourceAt"] <= at for each in rows[1:-1])
            ended = first is last or is_watermark(first) or first["receivedAt"] <= at
            return between and ended and not is_watermark(last) and last["sourceAt"] > at

        marks = {each[0]: mark_of(tape.tick(each[0], each[2])) for each in waited if each}
        now = [marks.get(coin_symbol(currency), ONE) for currency, _, _ in sides]
        checks.append(Check("prices", [
            (all(is_first(each) for each in waited), "the ticks are not the first after the acceptance"),
            (numerator * now[1] <= now[0] * denominator, "the quote had moved"),
        ], f"first after {at}"))

    def is_of_tape(currency, mark, sequence):
        if currency == "USDT" or mark is None or sequence is None:
            return currency == "USDT" and mark is None and sequence is None
        return mark_of(tape.tick(coin_symbol(currency), sequence)) == mark

    def in_force(currency, _, sequence):
        if sequence is None or case.is_old:
            return True
        symbol = coin_symbol(currency)
        later = tape.after(symbol, sequence)
        is_newest = all(is_watermark(each) for each in later) and row.ticks.get(symbol) == sequence
        return is_newest or was_in_force(tape.tick(symbol, sequence), later, quote["quotedAt"])

    given = with_decimals(row.facts.get("exchangeQuote"), QUOTE)
    used_at = agreed["at"] if agreed else row.at
    fill_at = case.settings.get("fillAt")
    expected = [posting("exchange_out", "balance", house, quote["pay"], quote["id"], quote["from"]),
                posting("exchange_in", house, "balance", quote["receive"], quote["id"], quote["to"])]
    return [
        *checks,
        Check("prices", [(all(is_of_tape(*each) for each in sides), "a mark is not that of its tick"),
                         (all(in_force(*each) for each in sides), "another price was in force when it was quoted")], "marks"),
        Check("settings", [
            (case.version == quote["settingsVersion"], "the settings are of another version"),
            (fill_at in (None, quote.get("fillAt", "command")), "the settings decide on another price"),
            (case.settings["exchange"]["spreadRate"] == quote["spreadRate"], "the spread is not the one in the settings"),
            (quote["expiresAt"] == quote["quotedAt"] + case.settings["exchange"]["quoteForMs"], "the quote lives otherwise"),
        ], f"version {case.version}"),
        Check("formula", [
            ((row.asked("exchange") or {}).get("quoteId") == quote["id"], "the command names another quote"),
            (quote["bookId"] == row.book, "the quote is of another book"),
            (given is not None and same(given, quote), "the quote is not the one that was given"),
            (quote["quotedAt"] <= used_at < quote["expiresAt"], "the quote was not in force"),
            (agreed is None or agreed["at"] <= row.at, "the quote was agreed to after it was used"),
            (amount(quote["pay"] * numerator, denominator, quote["to"]) == quote["receive"], "the marks give another amount"),
        ], f"exchange: {quote['from']} to {quote['to']}"),
        Check("entries", [(same(row.postings, written(expected)), "the entries are not those of the outcome")], quote["id"]),
    ]


# --- Replies without a formula: rules.md, sections 6, 7, 8, 10 to 15, 17, 18, 20, 21 and 23. ---

def stated(row, *forms):
    """The postings of the row that have one of these forms, as stated."""
    return [each for each in row.postings if any(all(each[name] == form[name] for name in form) for form in forms)]


def form(kind, source=None, target=None, subject=None, currency=None):
    given = {"kind": kind, "from": source, "to": target, "subject": subject, "currency": currency}
    return {name: value for name, value in given.items() if value is not None}


def taken_back(row, kind, target, subject):
    reply, currency = row.reply, row.reply["currency"]
    demand(isinstance(reply["rejected"], list), "what was rejected is a list")
    part = form(kind, None, target, subject, currency)
    takings = stated(row, part)
    insured = sum(each["amount"] for each in takings if each["from"] == "house:insurance")
    demand(sum(each["amount"] for each in takings) == reply["amount"], "what was taken back is not the amount")
    demand(insured == reply["insurancePaid"], "insurance paid another part than the row says")
    returned = [form("withdrawal_returned", "frozen", "balance", each) for each in reply["rejected"]]
    return stated(row, part, *returned)


def expected_postings(case):
    row, reply, command = case.row, case.row.reply, case.row.command
    kind, frozen = reply["kind"], "frozen"
    if kind in ("accepted", "resting"):
        return order_postings(case)
    if kind == "cancelled":
        name = reply["orderId"]
        demand(command.get("orderId") == name, "another order was cancelled than the command names")
        demand(case.accepted, "the receipt does not carry the row that accepted the order")
        held = sum(each["amount"] for each in stated(case.accepted, form("order_reserved", subject=name)))
        return [posting("order_released", frozen, "contract", held, name)]
    if kind in ("margin_added", "margin_removed"):
        asked = row.asked("add_margin" if kind == "margin_added" else "remove_margin")
        demand(asked and all(asked[name] == reply[name] for name in ("amount", "positionId")), "other margin was moved")
        if kind == "margin_added":
            return [posting("margin_locked", "contract", "margin", reply["amount"], reply["positionId"])]
        return [posting("margin_released", "margin", "contract", reply["amount"], reply["positionId"])]
    if kind == "leverage_set":
        return stated(row, form("margin_locked", "contract", "margin", currency="USDT"),
                      form("margin_released", "margin", "contract", currency="USDT"))
    if kind == "second_contract_placed":
        contract = reply["contract"]
        demand(asks_for_contract(row.asked("buy_second_contract"), contract) and contract["id"] == row.id,
               "another second contract was bought than the command names")
        return [posting("stake_placed", "contract", frozen, contract["stake"], row.id)]
    if kind == "transferred":
        demand(row.kind == "transfer" and same({**command, "kind": kind}, reply), "something else was transferred")
        return [posting("transfer", reply["from"], reply["to"], reply["amount"], row.id, reply["currency"])]
    if kind.startswith("withdrawal_"):
        return withdrawal_postings(case)
    if kind == "demo_granted":
        return [posting("demo_grant", "house:treasury", "contract", case.settings["demo"]["grant"], row.id)]
    if kind == "demo_reset":
        return stated(row, form("demo_return", None, "house:treasury", row.id),
                      form("demo_grant", "house:treasury", "contract", row.id))
    if kind == "play_money_taken":
        given = (case.settings.get("funds") or {}).get("playMoneyADay")
        demand(row.kind == "take_play_money" and given is not None, "nobody asked for play money, or there is none")
        demand(reply["amount"] == given, "another amount was taken than the settings give")
        demand(reply["day"] == row.at // 86_400_000, "it was taken for another day than that of the row")
        return [posting("play_money", "house:clearing.play", "balance", given, row.id)]
    if kind in ("self_excluded", "cooling_off"):
        return stated(row, form("order_released", frozen, "contract", currency="USDT"))
    if kind in ("product_paused", "product_resumed"):
        return freeze_postings(case)
    if kind in HOUSE_BOOKS:
        return house_book_postings(case)
    if kind.startswith("strategy_"):
        return note_postings(case)
    if kind in HELD_BONDS:
        return held_bond_postings(case)
    if kind in BOND_BOOKS:
        return bond_book_postings(case)
    if kind in HELD_MACHINES:
        return machine_postings(case)
    if kind == "network_day_recorded":
        return network_postings(case)
    if kind in IEO_ORDERS:
        return ieo_order_postings(case)
    if kind in IEO_SALES:
        return ieo_sale_postings(case)
    return deposit_postings(row) if kind in ASKED_FOR else []


def order_postings(case):
    row, command, name = case.row, case.row.command, case.row.reply["orderId"]
    waits = row.reply["kind"] == "accepted"
    is_opening = row.kind == "place_limit_order" or (waits and row.kind == "open_position")
    demand(not (waits or is_opening) or name == row.id, "the row made another order")
    if not is_opening:
        kinds = ("close_position", "reverse_position", "place_limit_close") if waits else ("place_limit_close",)
        demand(row.kind in kinds, "the command asks for no order")
        demand(not waits or close_waits(row), "what had to be closed at once waits")
        return []
    demand(not waits or row.facts["fillAt"] == "next_tick", "what had to be opened at once waits")
    demand(is_whole(command["leverage"]), "the leverage is no whole number")
    terms, tick = case.symbols[command["symbol"]], case.market(command["symbol"])[0]
    side = opening_price(command["direction"], tick)
    if waits:
        worst = notional(command["quantity"], side) * (ONE + terms["slippageRateMax"])
        margin = amount(worst, ONE * command["leverage"], rounded=up)
        fee = amount(worst * terms["takerRate"], ONE * ONE, rounded=up)
    else:
        demand(not no_worse(command["direction"] == "long", side, command["price"]), "what was reached had to be filled")
        worth = notional(command["quantity"], command["price"])
        margin, fee = margin_of(worth, command["leverage"]), fee_of(worth, terms["makerRate"])
    return [posting("order_reserved", "contract", "frozen", margin + fee, name)]


ASKED_FOR = {
    "deposit_credited": ("credit_deposit", ("depositId", "arrivalId", "channel", "currency", "amount")),
    "reward_granted": ("grant_reward", ("currency", "amount", "reason")),
    "balance_corrected": ("correct_balance", ("currency", "amount", "reason", "sign")),
    "deposit_undone": ("undo_deposit", ("currency", "amount", "reason", "depositId")),
}


def deposit_postings(row):
    reply, command, kind = row.reply, row.command, row.reply["kind"]
    wanted, fields = ASKED_FOR[kind]
    demand(row.kind == wanted and all(command[name] == reply[name] for name in fields), "another thing was asked for")
    currency, value = reply["currency"], reply["amount"]
    if kind == "deposit_credited":
        demand(set(reply) == {"kind", *fields}, "the reply says more than the command")
        return [posting("deposit", f"house:clearing.{reply['channel']}", "balance", value, reply["depositId"], currency)]
    if kind == "reward_granted":
        return [posting("reward", "house:rewards", "balance", value, row.id, currency)]
    if kind == "deposit_undone":
        return taken_back(row, "deposit_undone", f"house:clearing.{command['channel']}", reply["depositId"])
    if reply["sign"] == "debit":
        return taken_back(row, "correction", "house:treasury", row.id)
    return [posting("correction", "house:treasury", "balance", value, row.id, currency)]


WITHDRAWALS_THAT_POST = {f"withdrawal_{step}" for step in "requested cancelled rejected failed paid".split()}


def withdrawal_postings(case):
    row, kind = case.row, case.row.reply["kind"]
    if kind not in WITHDRAWALS_THAT_POST:
        return []
    asked = row.reply["withdrawal"]
    name, currency, value, fee = (asked[field] for field in ("id", "currency", "amount", "fee"))
    if kind == "withdrawal_requested":
        request = row.asked("request_withdrawal")
        demand(request and request["amount"] == value and name == row.id, "another withdrawal was requested")
        channel = case.settings["channels"].get(asked["destination"]["channel"])
        demand(channel or row.at < SHOWN_SINCE, "the receipt does not show the channel")
        if channel:
            due = amount(channel["feeFixed"] * ONE + channel["feeRate"] * value, ONE, channel["currency"], up)
            demand(fee == due, "the fee is not that of the channel")
        return [posting("withdrawal_frozen", "balance", "frozen", value + fee, name, currency)]
    demand(row.command.get("withdrawalId") == name, "the command names another withdrawal")
    if kind != "withdrawal_paid":
        return [posting("withdrawal_returned", "frozen", "balance", value + fee, name, currency)]
    target = f"house:clearing.{asked['destination']['channel']}"
    return [posting("withdrawal_paid", "frozen", target, value, name, currency),
            posting("withdrawal_fee", "frozen", "house:fees", fee, name, currency)]


# Of each reply: the command, the fields that they have in common, whether the reply has others, and what moves.
HOUSE_BOOKS = {
    "capital_raised": ("raise_capital", "", True, [("capital_raised", "house:clearing.sandbox-capital", "capital", "amount")]),
    "capital_received": ("receive_capital", "arrivalId channel currency amount", False,
                         [("capital_received", None, "capital", "amount")]),
    "capital_allotted": ("allot_capital", "pool product currency amount", False,
                         [("capital_allotted", "capital", "house:transit", "amount")]),
    "capital_taken_back": ("take_back_capital", "pool currency amount", False,
                           [("capital_returned", "house:transit", "capital", "amount")]),
    "pool_made": ("make_pool", "purpose product currency", False, []),
    "pool_funded": ("fund_pool", "treasury currency amount", False, [("pool_funded", "house:transit", "escrow", "amount")]),
    "sale_opened": ("open_sale", "product capacity mostOwed", False, []),
    "sale_closed": ("close_sale", "product", True, []),
    "escrow_returned": ("return_escrow", "treasury product amount", True,
                        [("pool_returned", "escrow", "house:transit", "amount")]),
    "granted": ("grant", "orderId orderBook amount owed", True, []),
    "grant_declined": ("grant", "orderId orderBook amount", True, []),
    "grant_returned": ("return_grant", "orderId amount owed", False, []),
    "pool_day_settled": ("settle_pool_day", "day orders gains losses owed", True,
                         [("pool_losses_received", "house:transit", "escrow", "losses"),
                          ("pool_gains_paid", "escrow", "house:transit", "gains")]),
}


def house_book_postings(case):
    row, reply = case.row, case.row.reply
    wanted, names, has_more, moves = HOUSE_BOOKS[reply["kind"]]
    given = case.settings.get("investments", {})
    capital, currency = given.get("capital"), "USDT"
    if wanted == "raise_capital" and row.kind == "raise_coin_capital":
        wanted, currency = row.kind, row.command["currency"]
        capital = next((each["amount"] for each in given.get("coinCapital", []) if each["currency"] == currency), None)
    command, fields = row.asked(wanted), names.split()
    demand(command is not None, f"the command is no {wanted}")
    demand(all(same(command.get(name), reply.get(name)) for name in fields), "the reply is to another command")
    more = {"kind", *fields, *(["currency"] if reply["kind"] == "pool_day_settled" else [])}
    demand((has_more and reply["kind"] != "pool_day_settled") or set(reply) == more, "the reply says more than the command")
    if reply["kind"] == "capital_raised":
        demand((capital, currency) == (reply["amount"], reply["currency"]), "the capital is not that of the settings")
    outside = f"house:clearing.{reply.get('channel')}"
    return [posting(kind, source or outside, target, reply[name], row.id, reply["currency"])
            for kind, source, target, name in moves]


def next_midnight(at):
    """The first midnight that comes more than a minute after a moment."""
    return ((at + 60_000) // DAY + 1) * DAY


def pausing_postings(row):
    """A product is frozen from the day that follows from the time of the row."""
    command, reply = row.asked("pause_product"), row.reply
    demand(command is not None, "the command is no pause_product")
    said = {"kind": reply["kind"], "from": next_midnight(row.at), **{name: command.get(name) for name in ("product", "reason")}}
    demand(same(said, reply), "another product was frozen, or another day")
    return []


def paused_row(case):
    """The row that froze a product, which is in order by itself."""
    armed = case.armed
    demand(armed and (armed.reply or {}).get("kind") == "product_paused", "the receipt does not carry the row that froze the product")
    demand(same(armed.postings, pausing_postings(armed)), "the row that froze the product moves money")
    return armed


def freeze_postings(case):
    row, reply = case.row, case.row.reply
    if reply["kind"] == "product_paused":
        return pausing_postings(row)
    command = row.asked("resume_product")
    demand(command is not None, "the command is no resume_product")
    said = {**reply, "until": next_midnight(row.at), **{name: command.get(name) for name in ("product", "reason")}}
    demand(same(said, reply) and set(reply) == {"kind", "product", "reason", "pausedIn", "until"}, "another product goes on, or from another day")
    demand(same(paused_row(case).reply["product"], reply["product"]), "another product was frozen")
    return []


NOTE_TERMS = "kind rule currency dailyRateMin dailyRateMax cycleDays exitFeeRate"
NOTE_RATES = "dailyRateMin dailyRateMax exitFeeRate"
NOTE_CHANGES = "state remaining carry startDay daysPaid pausedDays exitDay exitRow lastDay lastIncome income returned exitFee endedAt"
RULE_HASHES = {
    "trend/1": "314769220cefb2b7e9995424d3ef3ddb7f0f0ab2c50226982f01717bc0ab30e2",
    "reversion/1": "2bc148b88d2667334b0f43350e87eaaf9c25499b6b29bec77bf8b3c0294080bb",
    "spread/1": "b5f7f2950d6e8856e3edbbaf1a583f8e7da5640e76960472a6f8c7755163b966",
    "fixed": "34cea17bfd430a23339de17532002be28d8af3683a36300142a74d7b6fb07d92",
}


def moved_of(order, kind, source, target, value):
    return posting(kind, source, target, value, order["id"], order["currency"])


def asked_for(case, order, kind="strategy_requested"):
    """The order as the row that asked for it made it, which is in order by itself."""
    accepted = case.accepted
    demand(accepted and accepted.reply["kind"] == kind, "the receipt does not carry the row that asked for the order")
    found = accepted.reply["order"]
    demand(found["id"] == order["id"] == accepted.id, "the row asked for another order")
    demand(same(accepted.postings, written(ASKING[kind](case, accepted))), "something else was set aside for it")
    return found


def has_terms_of(order, asked):
    return same({**asked, **{name: order[name] for name in NOTE_CHANGES.split() if name in order}}, order)


def is_paused_count(order):
    return "pausedDays" not in order or (is_whole(order["pausedDays"]) and order["pausedDays"] > 0)


def days_over(order):
    return order["daysPaid"] + order.get("pausedDays", 0)


def demand_standing(case, order):
    """What was bought, as far as the days before may have changed it."""
    demand(has_terms_of(order, asked_for(case, order)), "the terms are not those that were bought")
    demand(begins_after(order), "its first day is no whole day after it was bought")
    demand(is_paused_count(order), "it was frozen for no number of days")
    demand(0 <= order["daysPaid"] < order["cycleDays"], "its term was over")
    last = order["startDay"] + (days_over(order) - 1) * DAY if days_over(order) else 0
    demand(order["lastDay"] == last, "another day was counted last")
    demand(0 <= order["remaining"] <= order["amount"], "more remained than was bought")
    demand(0 <= order["carry"] < 10 ** (18 - places_of(order["currency"])), "a unit or more was carried")
    untouched = (order["remaining"], order["carry"], order["lastIncome"], order["income"]) == (order["amount"], 0, 0, 0)
    demand(order["daysPaid"] > 0 or untouched, "something had changed before a day was counted")


def demand_paused(case, day):
    """The row of the pool's book that the row names froze this product before the day began."""
    order, place, named = case.row.reply["order"], case.row.reply["pausedIn"], case.row.facts.get("productPause") or {}
    frozen = paused_row(case)
    demand(same([named.get("bookId"), named.get("row")], [order["pool"], place]), "the row was given another pause")
    demand(same([frozen.book, frozen.sequence], [order["pool"], place]), "another row froze the product")
    demand(same(frozen.reply["product"], order["product"]), "another product was frozen")
    until = named.get("until", 0)
    demand(until is None or is_whole(until), "the pause ends at no day")
    demand(same(named.get("from"), frozen.reply["from"]) and named["from"] <= day, "the product was not frozen on that day")
    demand(until is None or day < until, "the product was not frozen on that day")
    demand(order["rule"] != "fixed", "no day of a fixed rate is passed over")


def day_paused_postings(case):
    """Nothing, where the day was one on which the product was frozen."""
    row, order, day = case.row, case.row.reply["order"], case.row.reply["day"]
    command = row.asked("pause_strategy_day")
    demand(command and same([command["orderId"], command["day"]], [order["id"], day]), "the command is of another order or day")
    demand(row.at >= day + DAY, "the day was not over")
    demand_paused(case, day)
    demand_standing(case, order)
    demand(order.get("pausedDays", 0) > 0 and order["startDay"] + (days_over(order) - 1) * DAY == day, "another day was due")
    demand(order["lastDay"] == day and order["lastIncome"] == 0, "it brought something on a day on which it was frozen")
    leaves = order["exitDay"]
    demand(leaves is None or (leaves > day and leaves % DAY == 0), "it had ended before")
    demand((order["state"], order["returned"], order["exitFee"], order["endedAt"]) == ("held", 0, 0, None), "it was over")
    return []


def left_postings(case):
    """All that remained, at once and at no cost, on a day on which the product was frozen."""
    row, order, command = case.row, case.row.reply["order"], case.row.asked("exit_strategy")
    today = row.at // DAY * DAY
    demand(command and same([command["orderId"], command["exitDay"]], [order["id"], today]), "another order was to be left, or on another day")
    demand_paused(case, today)
    demand_standing(case, {**order, "remaining": order["returned"]})
    demand(order["startDay"] + days_over(order) * DAY == today, "days before were not counted")
    left = {"state": "left", "remaining": 0, "exitFee": 0, "exitDay": today, "exitRow": row.sequence, "endedAt": row.at}
    demand(same({**order, **left}, order), "it was not left at once and at no cost")
    return [moved_of(order, "strategy_returned", "invested", "balance", order["returned"])]


def begins_after(order):
    return order["startDay"] % DAY == 0 and order["startDay"] > order["requestedAt"]


def note_postings(case):
    row, kind, order = case.row, case.row.reply["kind"], case.row.reply["order"]
    if kind == "strategy_requested":
        demand(same(order["settingsVersion"], case.version), "it was asked for under other settings")
        return requesting_note_postings(case, row)
    if kind == "strategy_leaving":
        return leaving_postings(case, row)
    if kind == "strategy_left":
        return left_postings(case)
    if kind == "strategy_day_paused":
        return day_paused_postings(case)
    wanted = {"confirmed": "confirm", "declined": "decline", "cancelled": "cancel"}[kind.split("_")[1]]
    command = row.asked(f"{wanted}_strategy")
    demand(command and command["orderId"] == order["id"], "the command is of another order")
    asked = asked_for(case, order)
    value = asked["amount"]
    over = {"remaining": 0, "returned": value, "endedAt": row.at}
    if kind == "strategy_confirmed":
        demand(same({**asked, "state": "held", "startDay": (row.at // DAY + 1) * DAY}, order), "it is not what was asked for")
        return [moved_of(order, "strategy_bought", "frozen", "invested", value)]
    if kind == "strategy_declined":
        demand((command["reason"], command["left"]) == (row.reply["reason"], row.reply["left"]), "the pool gave another answer")
        demand(same({**asked, **over, "state": "declined"}, order), "it is not what was asked for")
        return [moved_of(order, kind, "frozen", "balance", value)]
    demand(begins_after(order), "its first day is no whole day after it was bought")
    demand(row.at < order["startDay"], "its first day had begun")
    demand(same({**asked, **over, "state": "cancelled", "startDay": order["startDay"]}, order), "it is not what was asked for")
    return [moved_of(order, kind, "invested", "balance", value)]


def product_terms(case, row, order, kind):
    """The terms that the settings have, and whether they are those of the row; else what the order says of itself."""
    if not same(row.facts["settings"], case.version):
        return {**order, "id": order["product"]}, False
    offered = case.settings.get("investments", {}).get(kind, [])
    terms = next((each for each in offered if each["id"] == order["product"]), None)
    demand(terms is not None, "the settings have no such product")
    return terms, True


def agreed_with(said):
    """What a purchase, or its order, says of the agreement that was accepted with it; what is older says nothing."""
    return {name: said[name] for name in ["agreementSha256"] if name in said}


def demand_shown(command, order, terms, decimals):
    """What a purchase names the terms by that its buyer was shown is the hash of what the order promises; what is older names none."""
    if "termsSha256" in command:
        promised = {name: shown(order[name]) if name in decimals.split() else order[name] for name in terms.split()}
        demand(same(command["termsSha256"], text_hash(canonical(promised))), "it has other terms than were signed")


def requesting_note_postings(case, row):
    """What a request says by itself: a receipt that carries it asks it too, and its terms while the settings are the same."""
    order, command, pool = row.reply["order"], row.asked("buy_strategy"), row.facts.get("poolBook") or {}
    demand(command is not None and are_equal(command, order, "product amount"), "another order was made than asked for")
    demand_shown(command, order, f"product ruleHash {NOTE_TERMS}", NOTE_RATES)
    demand(order["amount"] > 0, "it asked for no amount")
    demand(same([pool.get("product"), pool.get("bookId")], [order["product"], order["pool"]]), "it was asked of another pool")
    terms, _ = product_terms(case, row, order, "strategies")
    fresh = {
        **agreed_with(command), "id": row.id, "state": "requested", "product": terms["id"],
        **{name: terms[name] for name in NOTE_TERMS.split() if name in terms},
        "ruleHash": RULE_HASHES[terms["rule"]], "amount": order["amount"], "remaining": order["amount"],
        "settingsVersion": row.facts["settings"], "pool": order["pool"], "requestedAt": row.at,
        **dict.fromkeys("exitDay exitRow endedAt".split()),
        **dict.fromkeys("carry startDay daysPaid lastDay lastIncome income returned exitFee".split(), 0),
    }
    demand(same(fresh, order), "the order is not a fresh one on these terms")
    return [moved_of(order, "strategy_requested", "balance", "frozen", order["amount"])]


def leaving_postings(case, row):
    """Nothing, where the row that asks to leave is in order."""
    order, command = row.reply["order"], row.asked("exit_strategy")
    demand(command and command["orderId"] == order["id"], "the command is of another order")
    asked = asked_for(case, order)
    demand(begins_after(order), "its first day is no whole day after it was bought")
    demand(has_terms_of(order, asked), "the terms are not those that were bought")
    paid, today = order["daysPaid"], row.at // DAY * DAY
    demand(is_paused_count(order), "it was frozen for no number of days")
    following = order["startDay"] + days_over(order) * DAY
    demand(row.at >= order["startDay"] + DAY, "its first day was not over")
    demand(order["exitDay"] == command["exitDay"] == today, "it leaves with another day than had begun")
    demand(0 <= paid < order["cycleDays"] and following <= today, "more days were counted than were over")
    demand(order["lastDay"] == (following - DAY if days_over(order) else 0), "another day was counted last")
    demand(order["exitRow"] == row.sequence, "it names another row as the one in which that was asked for")
    demand(0 <= order["remaining"] <= order["amount"], "more remained than was bought")
    demand(0 <= order["carry"] < 10 ** (18 - places_of(order["currency"])), "a unit or more was carried")
    fresh = {**asked, "state": "held", **{name: order[name] for name in "startDay pausedDays lastDay exitDay exitRow".split() if name in order}}
    demand(paid > 0 or same(fresh, order), "something had changed before a day was counted")
    demand((order["state"], order["returned"], order["exitFee"], order["endedAt"]) == ("held", 0, 0, None), "it was over")
    return []


# --- Notes and the rules of strategies: rules.md, sections 18 and 19. ---

HOUR = 3_600_000
RULE_SYMBOLS = {"trend/1": ["BTC/USDT"], "reversion/1": ["ETH/USDT"], "spread/1": ["BTC/USDT", "ETH/USDT"]}


def read_input(text):
    """The input that a text is the canonical one of."""
    demand(is_canonical(text), "the text of an input is not canonical")
    given = parse(text)
    rule, day = given["rule"], given["day"]
    demand(set(given) == {"rule", "day", "symbols"} and rule in RULE_SYMBOLS, "an input has a rule, a day and symbols")
    demand(is_whole(day) and day >= 0 and day % DAY == 0, "the day is no whole day")
    demand([each["symbol"] for each in given["symbols"]] == RULE_SYMBOLS[rule], "the symbols are not those of the rule")
    for each in given["symbols"]:
        demand(set(each) == {"symbol", "halfSpread", "takerFee", "hours"}, "a symbol has its costs and hours")
        with_exact(each, "halfSpread takerFee")
        demand(all(0 <= each[name] < ONE for name in ("halfSpread", "takerFee")), "a cost is no share")
        last = day - DAY - HOUR
        for hour in each["hours"]:
            demand(set(hour) == {"openAt", "open", "close"} and is_whole(hour["openAt"]), "an hour has a time and two prices")
            with_exact(hour, "open close")
            demand(hour["openAt"] % HOUR == 0 and last < hour["openAt"] < day + DAY, "an hour is not in its place")
            demand(hour["open"] > 0 and hour["close"] > 0, "a price is not above zero")
            last = hour["openAt"]
    return given


def with_exact(value, names):
    for name in names.split():
        text = value[name]
        demand(is_text(text), f"{name} is no text")
        value[name] = decimal(text)
        demand(shown(value[name]) == text, f"{name} is not in its shortest form")


def towards_mean(values, held, band):
    mean, last = sum(values), 24 * values[-1]
    if (held == "long" and last < mean) or (held == "short" and last > mean):
        return held
    if last * ONE > mean * (ONE + band):
        return "short"
    return "long" if last * ONE < mean * (ONE - band) else None


def decision(rule, windows, held):
    first = windows[0]
    if rule == "trend/1":
        short, long = 24 * sum(first[-8:]), 8 * sum(first)
        return None if short == long else "long" if short > long else "short"
    if rule == "reversion/1":
        return towards_mean(first, held, decimal("0.01"))
    return towards_mean([a * ONE // b for a, b in zip(*windows)], held, decimal("0.005"))


def result_of(given):
    """What the rule of an input makes of its day."""
    symbols, total, held = given["symbols"], 0, None
    hours = [{hour["openAt"]: hour for hour in each["hours"]} for each in symbols]
    shared = [at for at in sorted(hours[0]) if all(at in each for each in hours)]

    def marks(at, name):
        return [each[at][name] for each in hours]

    def fills(stance, prices, opens):
        buys = [((stance == "long") == (place == 0)) == opens for place in range(len(prices))]
        return [up(mark * (ONE + each["halfSpread"] * (1 if buy else -1)), ONE)
                for mark, each, buy in zip(prices, symbols, buys)]

    def profit_at_end(prices):
        stance, entries = held
        gains = costs = 0
        for place, (entry, end) in enumerate(zip(entries, fills(stance, prices, False))):
            move = end - entry if (stance == "long") == (place == 0) else entry - end
            fee = symbols[place]["takerFee"]
            gains += move * ONE // entry
            costs += fee + up(fee * end, entry)
        return gains // len(symbols) - up(costs, len(symbols))

    for place, at in enumerate(shared):
        if at < given["day"] or place == 0:
            continue
        before = shared[place - 1]
        if held and before + HOUR != at:
            total, held = total + profit_at_end(marks(before, "close")), None
        window = shared[max(0, place - 24):place]
        if len(window) < 24 or window[0] != at - 24 * HOUR:
            continue
        had = held[0] if held else None
        stance = decision(given["rule"], [[each[one]["close"] for one in window] for each in hours], had)
        if stance == had:
            continue
        total += profit_at_end(marks(at, "open")) if held else 0
        held = (stance, fills(stance, marks(at, "open"), True)) if stance else None
    total += profit_at_end(marks(shared[-1], "close")) if held else 0
    return total // 10**10 * 10**10


def day_of_note(reply):
    """Gain, loss, what remains and what is carried."""
    unit = 10 ** (18 - places_of(reply["order"]["currency"]))
    exact = reply["remainingBefore"] * reply["rate"] // ONE + reply["carryBefore"]
    whole = exact // unit * unit
    if whole >= 0:
        return whole, 0, reply["remainingBefore"], exact - whole
    loss = min(-whole, reply["remainingBefore"])
    left = reply["remainingBefore"] - loss
    return 0, loss, left, 0 if left == 0 else exact - whole


def check_note_terms(case):
    row, order = case.row, case.row.reply["order"]
    asked = asked_for(case, order)
    return [Check("accepted", [
        (case.accepted.book == row.book and case.accepted.sequence < row.sequence, "it was bought in another book or later"),
        (has_terms_of(order, asked), "the terms are not those that were bought"),
        (order["startDay"] > asked["requestedAt"] and order["startDay"] % DAY == 0, "its first day is no whole day after that"),
    ], f"bought by row {case.accepted.sequence}")]


def check_leaving(case):
    """Its owner asked for the day with which it is left, in the row that it names, while that day ran."""
    order = case.row.reply["order"]
    exit_day, exit_row = order["exitDay"], order["exitRow"]
    if exit_day is None and exit_row is None:
        return []
    armed = case.armed
    leaving = armed.reply["order"] if armed and (armed.reply or {}).get("kind") == "strategy_leaving" else {}
    asked = armed and armed.asked("exit_strategy") or {}
    demand(not leaving or same(armed.postings, written(leaving_postings(case, armed))), "the row in which that was asked for moves money")
    return [Check("accepted", [
        (leaving and armed.sequence == exit_row, "no row is shown in which that was asked for"),
        (leaving.get("id") == asked.get("orderId") == order["id"], "another order was to be left"),
        (leaving.get("exitDay") == asked.get("exitDay") == exit_day, "it was to be left with another day"),
        (same(leaving.get("startDay"), order["startDay"]), "it had begun on another day when that was asked for"),
        (armed and armed.at // DAY * DAY == exit_day, "it was asked for on another day"),
    ], f"left as asked in row {exit_row}")]


RULE_COSTS = {"halfSpread": ONE // 10_000, "takerFee": ONE // 2_000}


def counted_claims(given):
    """Nobody chooses the costs and the hours by which a day is counted."""
    lengths = {len(each["hours"]) for each in given["symbols"]}
    return [
        (all(each[name] == cost for each in given["symbols"] for name, cost in RULE_COSTS.items()), "the costs are not those of the rules"),
        (lengths in ({48}, {0}), "some hours are missing"),
    ]


def check_fixed_rate(case):
    order, rate = case.row.reply["order"], case.row.reply["order"]["dailyRateMin"]
    return [Check("formula", [
        (case.row.facts.get("strategyDay") is None, "a fixed rate was counted by the result of a rule"),
        (order["dailyRateMax"] == rate, "a fixed rate has two limits"),
        (rate > 0, "a fixed rate is not above zero"),
        (case.row.reply["result"] == rate, "the day has another rate than the terms"),
    ], f"fixed at {shown(rate)}")]


def check_note_result(case):
    reply, named = case.row.reply, case.row.facts.get("strategyDay")
    if reply["order"]["rule"] == "fixed":
        return check_fixed_rate(case)
    texts = {text_hash(text): text for text in case.receipt.inputs}
    demand(named and named["inputs"] in texts, "the receipt does not carry the prices that the rule was run on")
    given = read_input(texts[named["inputs"]])
    return [Check("prices", [
        (named["rule"] == reply["order"]["rule"] == given["rule"], "the result is of another rule"),
        (named["day"] == reply["day"] == given["day"], "the result is of another day"),
        *counted_claims(given),
        (result_of(given) == named["result"], "the rule gives another result on these prices"),
        (named["result"] == reply["result"], "the row names another result"),
    ], f"{given['rule']} gives {shown(named['result'])}")]


def check_accrual(case):
    row, reply, order = case.row, case.row.reply, case.row.reply["order"]
    day, command = reply["day"], row.asked("accrue_strategy")
    gain, loss, left, carry = day_of_note(reply)
    paid, cycle, unit = order["daysPaid"], order["cycleDays"], 10 ** (18 - places_of(order["currency"]))
    leaves = order["exitDay"]
    state = "ended" if paid == cycle else "left" if leaves == day else "held"
    is_over, fee = state != "held", amount(left * order["exitFeeRate"], ONE, order["currency"], up) if state == "left" else 0
    expected = {
        "state": state, "remaining": 0 if is_over else left, "carry": carry, "lastDay": day, "lastIncome": gain - loss,
        "returned": left - fee if is_over else 0, "exitFee": fee, "endedAt": row.at if is_over else None,
    }
    is_fresh = (reply["remainingBefore"], reply["carryBefore"], order["income"]) == (order["amount"], 0, gain - loss)
    limited = max(order["dailyRateMin"], min(order["dailyRateMax"], reply["result"]))
    moves = [moved_of(order, "strategy_gain", "house:transit", "balance", gain),
             moved_of(order, "strategy_loss", "invested", "house:transit", loss),
             moved_of(order, "strategy_returned", "invested", "balance", order["returned"]),
             moved_of(order, "strategy_exit_fee", "invested", "house:fees", order["exitFee"])]
    return [
        *attempt("accepted", lambda: check_note_terms(case)),
        *attempt("accepted", lambda: check_leaving(case)),
        *attempt("prices", lambda: check_note_result(case)),
        Check("formula", [
            (command and (command["orderId"], command["day"]) == (order["id"], day), "the command is of another order or day"),
            (row.at >= day + DAY, "the day was not over"),
            (is_paused_count(order) and order["startDay"] + (days_over(order) - 1) * DAY == day, "another day was due"),
            (1 <= paid <= cycle and (leaves is None or leaves >= day), "it had ended before"),
            (leaves is None or (is_whole(leaves) and leaves % DAY == 0 and leaves >= order["startDay"] + DAY), "it could not be left with that day"),
            (reply["rate"] == limited, "the limits give another rate"),
            (0 <= reply["remainingBefore"] <= order["amount"], "more was invested than was bought"),
            (0 <= reply["carryBefore"] < unit, "a unit or more was carried"),
            (paid > 1 or is_fresh, "its first day did not begin with what was bought"),
            (same({**order, **expected}, order), "the rate gives another outcome than the one recorded"),
        ], f"accrual: day {paid} of {cycle}"),
        Check("entries", [(same(row.postings, written(moves)), "the entries are not those of the outcome")],
              f"day {paid} of {cycle}, {order['id']}"),
    ]


# --- VIP levels: rules.md, section 22. ---

def closes_of(row):
    closes = row.facts.get("levelCloses", [])
    demand(isinstance(closes, list) and all(is_text(each["symbol"]) and is_whole(each["day"]) and is_whole(each["sequence"])
                                            for each in closes), "a close is named by its day, symbol and sequence")
    return closes


def check_closes(case):
    closes, later = closes_of(case.row), []
    for each in closes:
        ends = each["day"] + DAY
        later.append((ends, case.tape.tick(each["symbol"], each["sequence"]),
                      replacing(case.tape.after(each["symbol"], each["sequence"]), ends)))
    check = Check("prices", [
        (len({(each["day"], each["symbol"]) for each in closes}) == len(closes), "a day has two closing prices of a symbol"),
        (all(tick["sourceAt"] <= ends for ends, tick, _ in later), "a closing price came after its day"),
        (all(row is None or is_watermark(row) or row["sourceAt"] > ends for ends, _, row in later),
         "a later price came before the end of the day"),
    ], f"{len(closes)} closing prices")
    return Check("prices", detail=PENDING) if check.ok and any(row is None for _, _, row in later) else check


def worth_of(case, day):
    """What a day was worth at its closing prices, and the prices."""
    total, closes = 0, []
    for each in day["held"]:
        currency = each["currency"]
        demand(is_listed(currency, case.settings), f"no currency: {currency}")
        mark = ONE
        if currency not in ("USDT", "USD"):
            named = [close for symbol in (f"{currency}/USDT", f"{currency}/USD") for close in closes_of(case.row)
                     if (close["day"], close["symbol"]) == (day["day"], symbol)]
            mark = mark_of(case.tape.tick(named[0]["symbol"], named[0]["sequence"])) if named else 0
            closes += [{"symbol": named[0]["symbol"], "sequence": named[0]["sequence"], "mark": mark}] if named else []
        total += each["amount"] * mark
    return {"day": day["day"], "worth": amount(total, ONE), "closes": closes}


def check_level(case):
    row, reply = case.row, case.row.reply
    asked, levels, day = row.asked("set_level") or {"days": []}, case.settings.get("levels", []), reply["day"]
    worths = [worth_of(case, each) for each in asked["days"]]
    froms = [each["from"] for each in levels]
    reached = [sum(each["worth"] >= least for least in froms) - 1 for each in worths]
    amounts = [each for one in asked["days"] for each in one["held"]]
    return [
        check_closes(case),
        Check("formula", [
            (case.version == row.facts["settings"], "the settings are of another version"),
            (len(levels) > 0, "the settings have no levels"),
            (is_whole(day) and day % DAY == 0 and [each["day"] for each in asked["days"]] == [day - ago * DAY for ago in range(6, -1, -1)],
             "the days are not the seven up to its own"),
            (row.at >= day + DAY, "the day was not over"),
            (all(len({each["currency"] for each in one["held"]}) == len(one["held"]) for one in asked["days"])
             and all(each["amount"] > 0 for each in amounts), "a day names a currency twice, or holds less than nothing"),
            (same(worths, reply["days"]), "the days are worth something else than recorded"),
            (reply["level"] == max([0, *reached]), "another level follows from the days"),
            (reply["level"] != reply["before"], "the level did not change"),
        ], f"level: {reply['level']}"),
        Check("entries", [(row.postings == [], "it moved money")], "a level moves no money"),
    ]


# --- Bonds: rules.md, section 20. ---

AGREED = "product currency unit dailyRate termDays repayment unitsMin"
BOND_BOOKS = {"bond_opened", "bond_closed", "proceeds_paid_out", "issuer_paid"}


def are_equal(one, other, names):
    return all(same(one[name], other[name]) for name in names.split())


def bond_book_postings(case):
    row, reply, kind = case.row, case.row.reply, case.row.reply["kind"]
    wanted = {"bond_opened": "open_bond", "bond_closed": "close_bond", "issuer_paid": "receive_from_issuer"}
    command = row.asked(wanted.get(kind, "pay_out_proceeds"))
    demand(command is not None and command["product"] == reply["product"], "the command is of another bond")
    if kind == "bond_opened":
        offered = case.settings.get("investments", {}).get("bonds", [])
        terms = next((each for each in offered if each["id"] == reply["product"]), None)
        demand(terms is not None, "the settings have no such bond")
        until = (row.at // DAY + 1 + terms["subscriptionDays"]) * DAY
        fresh = {
            **{name: terms["id" if name == "product" else name] for name in (AGREED + " units").split()},
            "kind": kind, "settingsVersion": case.version, "subscribedUntil": until, "closesAt": until + terms["thinkDays"] * DAY,
        }
        demand(same(fresh, reply), "the terms are not those in the settings")
        return []
    if kind == "bond_closed":
        opened = shown_of_bond(case, "bond_opened")
        demand(are_equal(opened, reply, AGREED), "another bond was opened there")
        demand(reply["units"] <= opened["units"], "more was sold than there was")
        demand(row.at >= opened["closesAt"], "it was closed earlier than agreed")
        demand(not reply["isRaised"] or same(reply["startDay"], opened["closesAt"]), "it starts on another day than was agreed")
    else:
        demand(are_equal(command, reply, "amount reference"), "the command is of another payment")
        move = ("bond_issuer_paid", "house:clearing.issuers", "escrow")
        if kind == "proceeds_paid_out":
            move = ("bond_proceeds_paid_out", "proceeds", "house:clearing.issuers")
        return [posting(*move, reply["amount"], row.id, reply["currency"])]
    return closing_postings(row)


def closing_postings(row):
    reply, command = row.reply, row.asked("close_bond")
    units, needed, start = reply["units"], reply["unitsMin"], reply["startDay"]
    demand(command is not None and same([command["product"], command["units"]], [reply["product"], units]), "another bond was closed")
    demand(is_whole(units) and is_whole(needed), "units are whole numbers")
    demand(reply["raised"] == reply["unit"] * units, "another amount was raised")
    demand(same(reply["isRaised"], units >= needed), "another number of units was needed")
    demand(is_whole(start) and (0 < start <= row.at and start % DAY == 0 if reply["isRaised"] else start == 0),
           "it starts on no day that has come")
    raised = reply["raised"] if reply["isRaised"] else 0
    return [posting("bond_raised", "house:products", "proceeds", raised, row.id, reply["currency"])]


def held_bond_postings(case):
    row, reply, kind, order = case.row, case.row.reply, case.row.reply["kind"], case.row.reply["order"]
    if kind == "bond_requested":
        return requested_bond_postings(case)
    ways = "confirmed-confirm declined-decline withdrawn-withdraw started-start returned-return credited-credit"
    command = row.asked(dict(way.split("-") for way in ways.split())[kind.split("_")[1]] + "_bond")
    demand(command is not None and command["orderId"] == order["id"], "the command is of another order")
    asked = asked_for(case, order, "bond_requested")
    changed, moves = {}, []
    if kind == "bond_confirmed":
        changed = {"state": "subscribed"}
    elif kind == "bond_started":
        closed, start = closing_of(case, command), order["startDay"]
        demand(closed["isRaised"] and same([start] * 3, [closed["startDay"], command["startDay"], asked["closesAt"]]),
               "the bond did not come about then")
        changed = {"state": "running", "startDay": start}
        moves = [(kind, "frozen", "invested", order["amount"])]
    elif kind == "bond_credited":
        changed, moves = credited_in(case, command, asked)
    else:
        demand(kind != "bond_declined" or are_equal(command, reply, "reason left"), "the bond gave another answer")
        demand(kind != "bond_withdrawn" or row.at < order["closesAt"], "the bond had come about")
        demand(kind != "bond_returned" or not closing_of(case, command)["isRaised"], "the bond came about")
        changed = {"state": kind.split("_")[1], "endedAt": row.at}
        moves = [(kind, "frozen", "balance", order["amount"])]
    demand(same({**asked, **changed}, order), "the order is not the one that was asked for")
    return [moved_of(order, *move) for move in moves]


def requested_bond_postings(case):
    """On the terms on which the row that the receipt shows opened the bond."""
    row, order, opened = case.row, case.row.reply["order"], shown_of_bond(case, "bond_opened")
    demand(same(row.facts["bondOffer"]["subscribedUntil"], opened["subscribedUntil"]), "another offer was shown")
    demand(are_equal(opened, order, AGREED + " closesAt"), "it was opened otherwise")
    return requesting_bond_postings(row)


def requesting_bond_postings(row):
    """What a request says by itself: a receipt that carries it asks it too."""
    order, command = row.reply["order"], row.asked("subscribe_bond")
    demand(command is not None and are_equal(command, order, "product units"), "another order was made than asked for")
    units, closes = order["units"], order["closesAt"]
    demand(is_whole(units) and units > 0, "it asked for no units")
    offer = with_decimals(dict(row.facts["bondOffer"]), BOND)
    terms, until = {name: order[name] for name in AGREED.split() if name in order}, offer["subscribedUntil"]
    shown_then = {**terms, "bookId": order["pool"], "openedIn": order["openedIn"], "subscribedUntil": until, "closesAt": closes}
    demand(same(shown_then, offer), "another offer was shown")
    demand(is_whole(until) and is_whole(closes) and until <= closes, "it could be subscribed after the close")
    demand(row.at < until, "it could not be subscribed any more")
    fresh = {
        **terms, **agreed_with(command), "id": row.id, "state": "requested", "units": units, "amount": units * order["unit"],
        "pool": order["pool"], "openedIn": order["openedIn"], "requestedAt": row.at, "closesAt": closes,
        **dict.fromkeys("startDay payments interest principal".split(), 0), "endedAt": None,
    }
    demand(same(fresh, order), "the order is not a fresh one")
    return [moved_of(order, "bond_requested", "balance", "frozen", order["amount"])]


def shown_of_bond(case, kind):
    """What the row of the bond's own book says that the receipt carries; `accepted` checks that it is the one that is named."""
    demand(case.armed and case.armed.reply["kind"] == kind, f"the receipt does not carry the row of the bond: {kind}")
    return case.armed.reply


def closing_of(case, command):
    closed, order = shown_of_bond(case, "bond_closed"), case.row.reply["order"]
    demand(same(command["closedIn"], case.row.reply["closedIn"]), "the command names another row of the bond")
    demand(are_equal(closed, order, AGREED), "it is another bond")
    demand(same(case.armed.postings, written(closing_postings(case.armed))), "the bond was closed otherwise")
    demand(case.armed.at >= order["closesAt"], "the bond was closed earlier than agreed")
    return closed


def credited_in(case, command, asked):
    """What a payment changed of an order, and what it moved: what the bond's row paid on each unit, times the units."""
    reply, order, paid = case.row.reply, case.row.reply["order"], shown_of_bond(case, "bond_paid")
    demand(are_equal(paid, order, AGREED), "it is another bond")
    fault = next((each.detail for each in payment_checks(case.armed, []) if not each.ok), None)
    demand(fault is None, fault)
    demand(same(paid["startDay"], asked["closesAt"]), "interest runs from another day than was agreed")
    demand(same([command["paidIn"], command["payment"]], [reply["paidIn"], paid["payment"]]), "it is another payment")
    demand(are_equal(command, paid, "interestPerUnit principalPerUnit interestPaid principalLeft"), "each unit was paid something else")
    units, owed = asked["units"], asked["units"] * paid["principalLeft"]
    moves = [("bond_interest", "house:transit", "balance", units * paid["interestPerUnit"]),
             ("bond_principal", "invested", "balance", units * paid["principalPerUnit"])]
    demand([reply["interest"], reply["principal"]] == [each[3] for each in moves], "the units were paid otherwise")
    is_over = owed == 0
    changed = {
        "state": "repaid" if is_over else "running", "endedAt": case.row.at if is_over else None, "payments": paid["payment"],
        "startDay": paid["startDay"], "interest": units * paid["interestPaid"], "principal": asked["amount"] - owed,
    }
    return changed, moves


def falls_due(paid, day):
    """Whether interest is counted at a time: at midnights alone, after the start."""
    age, rest = divmod(day - paid["startDay"], DAY)
    return rest == 0 and age > 0 and (age >= paid["termDays"] or (paid["repayment"] == "monthly" and age % 30 == 0))


def payment_claims(paid):
    """What holds of a payment by itself. All that is there is shared by the units, in whole units of the currency."""
    day, start, through, term, units = (paid.get(name) for name in "day startDay interestThroughBefore termDays units".split())
    unit, owed, left = 10 ** (18 - places_of(paid["currency"])), paid["interestOwedBefore"], paid["principalLeftBefore"]
    is_state = (
        all(is_whole(each) and each % DAY == 0 for each in (day, start, through)) and start <= through < day
        and all(is_whole(each) and each > 0 for each in (units, paid.get("payment"))) and is_whole(term) and term > 0
        and owed >= 0 and 0 <= left <= paid["unit"] and left % unit == 0 and paid["available"] >= 0)
    fresh = is_state and (through, owed, left) == (start, 0, paid["unit"])
    is_next = is_state and not any(falls_due(paid, each) for each in range(through + DAY, day, DAY))
    if not is_next or not (fresh if paid["payment"] == 1 else falls_due(paid, through)):
        return [(False, "what was owed before is no state of a bond")]
    age, accrued = (day - start) // DAY, 0
    is_over = age >= term
    if falls_due(paid, day):
        accrued = amount(left * paid["dailyRate"] * ((day - through) // DAY), ONE, paid["currency"])
        through = day
    owed += accrued
    brought = min(paid["available"] // (units * unit) * unit, owed + (left if is_over else 0))
    interest = min(owed, brought)
    after = {
        "accrued": accrued, "interestPerUnit": interest, "principalPerUnit": brought - interest, "interestOwed": owed - interest,
        "principalLeft": left - (brought - interest), "interestThrough": through,
    }
    late, is_late = paid.get("lateSince", False), owed > interest or (is_over and after["principalLeft"] > 0)
    in_all = paid["interestPaid"]
    return [
        (in_all == interest if paid["payment"] == 1 else in_all >= interest, "less interest was paid in all than now"),
        (same({**paid, **after}, paid), "each unit was owed or paid something else"),
        (is_whole(late) and late <= day and falls_due(paid, late) if is_late else late is None, "it says wrongly whether it is late"),
    ]


def check_bond_payment(case):
    return payment_checks(case.row, going_on(case))


def going_on(case):
    """That a payment begins with what the row before left: the payment before, or the close of the bond."""
    paid, shown = case.row.reply, case.armed.reply if case.armed else {}
    if not is_whole(paid["payment"]) or shown.get("kind") != ("bond_closed" if paid["payment"] == 1 else "bond_paid"):
        return [(False, "the receipt does not carry the close, or the payment before")]
    shared = (are_equal(shown, paid, AGREED + " units startDay"), "the row before is of another bond, of other units or another start")
    if paid["payment"] == 1:
        late = paid["lateSince"] is None or same(paid["lateSince"], paid["day"])
        return [shared, (same(shown["isRaised"], True), "the bond fell short"), (late, "it was late from that day on")]
    left = {
        "payment": shown["payment"] + 1, "interestPaid": shown["interestPaid"] + paid["interestPerUnit"],
        **{f"{name}Before": shown[name] for name in ("interestOwed", "principalLeft", "interestThrough")},
        "lateSince": None if paid["lateSince"] is None else paid["day"] if shown["lateSince"] is None else shown["lateSince"],
    }
    return [
        shared, (same({**paid, **left}, paid), "it does not begin with what the payment before left"),
        (paid["day"] > shown["day"], "it is of no later day than the payment before"),
    ]


def payment_checks(row, follows):
    paid = row.reply
    command, of, units = row.asked("pay_bond"), f"payment {paid.get('payment')} of {paid.get('product')}", paid.get("units")
    moves = [("bond_interest_shared", "house:transit", "interestPerUnit"), ("bond_principal_shared", "house:products", "principalPerUnit")]
    expected = [posting(kind, "escrow", target, units * paid[each] if is_whole(units) else -1, row.id, paid["currency"])
                for kind, target, each in moves]
    return [
        Check("formula", [
            (command is not None and are_equal(command, paid, "product day"), "the command is of another bond or day"),
            (is_whole(paid["day"]) and row.at >= paid["day"], "the day had not come"),
            *payment_claims(paid), *follows,
        ], of),
        Check("entries", [
            (same(row.postings, written(expected)), "the entries are not those of the payment"),
            (next((each["after"] - each["amount"] for each in row.entries if each["account"] == "escrow"), paid.get("available"))
             == paid.get("available"), "escrow held something else than what is said to be there"),
        ], of),
    ]


# --- Machines and their networks: rules.md, section 21. ---

NETWORKS = {"bitcoin": {"coin": "BTC", "symbol": "BTC/USDT"}}
SATOSHI = 10**10
SERIES_FROM, SERIES_DAYS, SERIES_SEED = 18_262 * DAY, 36_525, "touchstone-network-1"
KNOWN_FOR, IDLE_DAYS = 3 * DAY, 10
MACHINE_TERMS = "network currency price hashrate power hostingFee tariff outputMax cycleDays"


def drawn(name, count):
    return int(text_hash(f"{SERIES_SEED}/{name}")[:16], 16) % count


# The most that the hash of a block of difficulty 1 may be.
EASIEST_TARGET = 0xFFFF << 208


def simulated_day(day):
    """Height, block, difficulty and fees of the published series on a day."""
    days, difficulty = (day - SERIES_FROM) // DAY, 13_798_783_827_516
    for count in range(1, days // 14 + 1):
        difficulty = difficulty * (9_600 + drawn(f"difficulty/{count}", 1_101)) // 10_000
    height = 610_690 + 144 * (days + 1)
    fees = 2_000_000 + drawn(f"fees/{days}", 10_000_001)
    fees *= 10 if drawn(f"rush/{days}", 40) == 0 else 1
    return [height, text_hash(f"{SERIES_SEED}/block/{height}"), difficulty * ONE, fees * SATOSHI]


def subsidy_at(height):
    return (50 * 10**8 >> height // 210_000) * SATOSHI


def source_named(case):
    return case.settings.get("investments", {}).get("networkSource", "simulated")


def demand_network_day(row):
    """What a day of a network says by itself, and what its source says of that day where anybody can compute it."""
    told, command = row.reply, row.asked("record_network_day")
    day, height, difficulty, fees = (told[name] for name in ("day", "height", "difficulty", "fees"))
    apart = ("source", "subsidy", "previousRow")
    sent = {**{name: value for name, value in told.items() if name not in apart}, "kind": "record_network_day"}
    demand(command is not None and same(sent, command), "another day was recorded than sent")
    demand(told["network"] in NETWORKS, "there is no such network")
    demand(is_whole(day) and day >= 0 and day % DAY == 0, "the day is no whole day")
    demand(is_whole(height) and height >= 0 and is_hash(told["blockHash"]), "it names no block")
    demand(difficulty >= ONE and 0 <= fees <= 1_000 * ONE and fees % SATOSHI == 0, "no block has such figures")
    if told["source"] == "blocks":
        demand(int(told["blockHash"], 16) * difficulty <= EASIEST_TARGET * ONE, "no work of that difficulty stands behind the block")
    else:
        demand(0 <= day - SERIES_FROM < SERIES_DAYS * DAY and simulated_day(day) == [height, told["blockHash"], difficulty, fees],
               "the simulated network has other figures on that day")
    demand(told["subsidy"] == subsidy_at(height), "a block creates something else at that height")
    demand(row.at >= day + DAY, "the day was not over")
    demand(same(told["previousRow"], row.sequence - 1), "it does not follow the row before it")
    return told


def network_postings(case):
    told = demand_network_day(case.row)
    demand(told["source"] == source_named(case), "the settings name another source")
    if told["previousRow"] == 0:
        return []
    demand(case.armed and case.armed.reply["kind"] == "network_day_recorded", "the receipt does not carry the day before")
    before = case.armed.reply
    demand(are_equal(before, told, "network source"), "the day before is of another network")
    demand(told["day"] == before["day"] + DAY, "a day between was left out")
    demand(told["blockHash"] != before["blockHash"], "the last block is that of the day before")
    demand(before["height"] <= told["height"] <= before["height"] + 300, "more blocks came than a day has, or fewer than none")
    one, other = before["difficulty"], told["difficulty"]
    demand(other <= 4 * one and one <= 4 * other, "the difficulty changed by more than the network allows")
    return []


def network_fact(row):
    """The day of a network that a decision was given; None without one."""
    return with_decimals(dict(row.facts["networkDay"]), "difficulty reward") if "networkDay" in row.facts else None


def machine_postings(case):
    row, kind, order = case.row, case.row.reply["kind"], case.row.reply["order"]
    if kind == "miner_requested":
        return requested_machine_postings(case)
    wanted = {"confirmed": "confirm", "declined": "decline", "cancelled": "cancel"}[kind.split("_")[1]]
    command, asked = row.asked(f"{wanted}_miner"), asked_for(case, order, "miner_requested")
    demand(command is not None and command["orderId"] == order["id"], "the command is of another order")
    over = {"returned": asked["amount"], "endedAt": row.at}
    if kind == "miner_confirmed":
        changed = {"state": "held", "startDay": (row.at // DAY + 1) * DAY}
        move = ("miner_bought", "frozen", "invested")
    elif kind == "miner_declined":
        demand(are_equal(command, row.reply, "reason left"), "the pool gave another answer")
        changed, move = {**over, "state": "declined"}, (kind, "frozen", "balance")
    else:
        demand(begins_after(order), "its first day is no whole day after it was bought")
        demand(row.at < order["startDay"], "its first day had begun")
        changed = {**over, "state": "cancelled", "startDay": order["startDay"]}
        move = (kind, "invested", "balance")
    demand(same({**asked, **changed}, order), "the order is not the one that was asked for")
    return [moved_of(order, *move, order["amount"])]


def requested_machine_postings(case):
    demand(same(case.row.reply["order"]["settingsVersion"], case.version), "it was asked for under other settings")
    return requesting_machine_postings(case, case.row)


def requesting_machine_postings(case, row):
    """What a request says by itself: a receipt that carries it asks it too, and its terms while the settings are the same."""
    order, command, pool = row.reply["order"], row.asked("buy_miner"), row.facts.get("minerPool") or {}
    units = order["units"]
    demand(command is not None and are_equal(command, order, "product units"), "another order was made than asked for")
    demand_shown(command, order, f"product coin {MACHINE_TERMS}", MACHINE)
    demand(is_whole(units) and units > 0, "it asked for no units")
    demand(same([pool.get("product"), pool.get("bookId")], [order["product"], order["pool"]]), "it was asked of another pool")
    terms, is_shown = product_terms(case, row, order, "miners")
    known = network_fact(row) or {}
    demand(known.get("network") == terms["network"] and is_whole(known["day"]), "its network was not known")
    demand(not is_shown or known.get("source") == source_named(case), "its network was not known from that source")
    demand(row.at < known["day"] + KNOWN_FOR, "it was sold while nobody knew its network")
    fresh = {
        **agreed_with(command), "id": row.id, "state": "requested", "product": terms["id"], "coin": NETWORKS[terms["network"]]["coin"],
        **{name: terms[name] for name in MACHINE_TERMS.split() if name in terms}, "units": units, "amount": terms["price"] * units,
        "settingsVersion": row.facts["settings"], "pool": order["pool"], "requestedAt": row.at, "endedAt": None,
        **dict.fromkeys("startDay daysPaid idleDays lastDay lastIncome income worn returned".split(), 0),
    }
    demand(same(fresh, order), "the order is not a fresh one on these terms")
    return [moved_of(order, "miner_requested", "balance", "frozen", order["amount"])]


def day_close(row):
    """The rows of the tape that a day closes with, as (symbol, from, to); None where the row names none."""
    if "dayClose" not in row.facts:
        return None
    stretch = row.facts["dayClose"]
    symbol, since, until = stretch["symbol"], stretch["from"], stretch["to"]
    demand(is_text(symbol) and is_whole(since) and is_whole(until), "facts name stretches of the tape")
    return symbol, since, until


def price_at_end(case, symbol, end):
    """The price of the last tick at or before a time, which the row behind it proves to be the last."""
    demand(case.close is not None, "the row names no rows of the tape")
    named, since, until = case.close
    rows = [case.tape.row(named, each) for each in range(since, until + 1)]
    demand(rows and all(each["symbol"] == symbol for each in rows), "the rows are of another symbol")
    latest = 0
    for each in rows:
        demand(is_watermark(each) or each is rows[0] or each["sourceAt"] > latest, "a tick stands behind its tape")
        latest = max(latest, time_of(each))
    close, *between, seal = rows if len(rows) > 1 else [*rows, *rows]
    demand(seal["watermarkAt"] >= end if is_watermark(seal) else seal["sourceAt"] > end, "nothing shows which was the last")
    demand(not is_watermark(close) and close["sourceAt"] <= end, "the rows do not begin with a tick of before")
    demand(all(is_watermark(each) and each["watermarkAt"] < end for each in between), "a later tick came before the end")
    return settlement_price(close)


def output_of(order, known, price):
    """Gross, cut, costs and net of a day: one fraction, cut down once, less one that is rounded up."""
    units, coin = order["units"], order["coin"]
    hashes = order["hashrate"] * units * 10**12 * 86_400
    gross = amount(hashes * known["reward"], known["difficulty"] * 2**32, coin)
    # In a thousandth of the currency: kilowatts are watts / 1,000.
    thousandths = (order["hostingFee"] * 1_000 + order["tariff"] * order["power"] * 24) * units
    costs = amount(thousandths * ONE, price * 1_000, coin, up)
    earned = max(gross - costs, 0)
    net = min(earned, order["outputMax"] * units)
    return {"gross": gross, "cut": earned - net, "costs": costs, "net": net}


def worn_after(order, days):
    return amount(order["amount"] * days, order["cycleDays"], order["currency"])


DAILY = "state startDay daysPaid idleDays lastDay lastIncome income worn returned endedAt"


def check_machine_terms(case):
    row, order = case.row, case.row.reply["order"]
    asked = asked_for(case, order, "miner_requested")
    daily = {name: order[name] for name in DAILY.split()}
    return [Check("accepted", [
        (case.accepted.book == row.book and case.accepted.sequence < row.sequence, "it was bought in another book or later"),
        (same({**asked, **daily}, order), "the terms are not those that were bought"),
        (begins_after(order), "its first day is no whole day after it was bought"),
    ], f"bought by row {case.accepted.sequence}")]


def check_machine_network(case):
    row, reply, armed = case.row, case.row.reply, case.armed
    demand(armed and armed.reply["kind"] == "network_day_recorded", "the receipt does not carry the row of the network")
    told, known = demand_network_day(armed), network_fact(row)
    expected = {"network": told["network"], "source": told["source"], "bookId": reply["networkBook"], "row": reply["networkRow"],
                "day": reply["day"], "difficulty": told["difficulty"], "reward": told["subsidy"] + told["fees"]}
    return [Check("prices", [
        (same([armed.book, armed.sequence], [reply["networkBook"], reply["networkRow"]]), "another row is carried than it names"),
        (same([told["network"], told["day"]], [reply["order"]["network"], reply["day"]]), "that row is of another network or day"),
        (told["source"] == source_named(case), "the settings name another source"),
        (known is not None and same(expected, known), "the machines were counted by other figures"),
    ], f"{told['network']} at block {told['height']}: difficulty {shown(told['difficulty'])}")]


def check_machine_price(case):
    reply, symbol = case.row.reply, NETWORKS[case.row.reply["order"]["network"]]["symbol"]
    price = price_at_end(case, symbol, reply["day"] + DAY)
    return [Check("prices", [(same(price, reply["price"]), "the day closed at another price")], f"{symbol} closed at {shown(price)}")]


def check_machine_outcome(case):
    row, reply, order = case.row, case.row.reply, case.row.reply["order"]
    day, paid, cycle, idle = reply["day"], order["daysPaid"], order["cycleDays"], reply["idleBefore"]
    demand(is_whole(paid) and 1 <= paid <= cycle, "such a day is none of its term")
    demand(is_whole(idle) and 0 <= idle < min(IDLE_DAYS, paid), "so many days without income were not counted")
    demand(reply["incomeBefore"] >= 0 and reply["price"] > 0, "what was there before is no state of an order")
    known, command = network_fact(row), row.asked("credit_miner") or {}
    output, worn = output_of(order, known, reply["price"]), worn_after(order, paid)
    idle = 0 if output["net"] else idle + 1
    state = "ended" if paid == cycle else "stopped" if idle == IDLE_DAYS else "held"
    expected = {
        "state": state, "idleDays": idle, "lastDay": day, "lastIncome": output["net"], "worn": worn,
        "income": reply["incomeBefore"] + output["net"], "returned": order["amount"] - worn if state == "stopped" else 0,
        "endedAt": None if state == "held" else row.at,
    }
    is_fresh = (reply["idleBefore"], reply["incomeBefore"]) == (0, 0)
    figures = {**output, "wornOff": worn - worn_after(order, paid - 1)}
    return [Check("formula", [
        (same([command.get("orderId"), command.get("day")], [order["id"], day]), "the command is of another order or day"),
        (row.at >= day + DAY, "the day was not over"),
        (order["startDay"] + (paid - 1) * DAY == day, "another day was due"),
        (paid > 1 or is_fresh, "its first day did not begin with nothing"),
        (same({**reply, **figures}, reply), "the figures of the day give another output"),
        (same({**order, **expected}, order), "the output gives another outcome than the one recorded"),
    ], f"mining_output: day {paid} of {cycle}")]


def check_output(case):
    reply, order = case.row.reply, case.row.reply["order"]
    moves = [posting("miner_output", "house:transit", "balance", reply["net"], order["id"], order["coin"]),
             moved_of(order, "miner_worn", "invested", "house:fees", reply["wornOff"]),
             moved_of(order, "miner_returned", "invested", "balance", order["returned"])]
    return [
        *attempt("accepted", lambda: check_machine_terms(case)),
        *attempt("prices", lambda: check_machine_network(case)),
        *attempt("prices", lambda: check_machine_price(case)),
        *attempt("formula", lambda: check_machine_outcome(case)),
        Check("entries", [(same(case.row.postings, written(moves)), "the entries are not those of the outcome")],
              f"day {order['daysPaid']} of {order['cycleDays']}, {order['id']}"),
    ]


# --- First sales of tokens: rules.md, section 23. ---

LOT_TERMS = "product format token currency lotPrice lotTokens cap depositRate listBy"
LIST_WITHIN_LEAST = 4
LIST_WITHIN_USUAL = 30
IEO_SALES = {
    "tokens_received", "ieo_opened", "ieo_closed", "ieo_allotted", "ieo_drawn", "tokens_delivered", "ieo_listed",
    "ieo_called_off", "tokens_taken_back", "raised_paid_out", "tokens_returned",
}
ISSUERS = "house:clearing.issuers"
LOWEST_TICKET = "0" * 64


def is_number(value):
    return is_whole(value) and value >= 0


def round_for(closes_at):
    """The round of the beacon that draws, ten minutes after a close."""
    return up(closes_at + 600_000 - 1_692_803_367_000, 3_000) + 1


def round_of_close(opened, at):
    """The round of the opening, or where it is out by then a later one."""
    return opened if at < round_at(opened) else round_for(at)


def agreement_of(said):
    """The agreement alone, of what says more; sales from before it was agreed on have no last day of listing."""
    return {name: said[name] for name in LOT_TERMS.split() if name != "listBy" or name in said}


def are_agreed(one, other):
    return same(agreement_of(one), agreement_of(other))


def is_agreement(terms):
    """Whether it can be agreed on at all."""
    cap = terms["cap"]
    return (is_text(terms["product"]) and terms["format"] in ("commitment", "draw") and is_whole(cap) and cap > 0
            and ("listBy" not in terms or is_whole(terms["listBy"])))


def round_at(number):
    return 1_692_803_367_000 + (number - 1) * 3_000


def sandbox_beacon(number):
    return text_hash(f"touchstone sandbox beacon 1\n{number}")


def draw_seed(beacon, root):
    return text_hash(f"touchstone draw 1\n{beacon}\n{root}")


def tickets_between(order, seed, above, up_to):
    return sum(above < text_hash(f"{seed}\n{order['id']} {lot}") <= up_to for lot in range(1, order["lots"] + 1))


def set_aside(order, lots):
    return amount(order["lotPrice"] * lots * order["depositRate"], ONE, order["currency"], up)


def place_of(cut, name):
    """Most that was cut off comes first, then the lower id."""
    return -cut, name.encode("utf-16-be", "surrogatepass")


def lots_for(order, part, last):
    """The part of an application, and one lot more where as much was cut off of it as of the last who got one."""
    whole, fraction = divmod(order["lots"] * part, ONE)
    if whole >= order["cap"]:
        return order["cap"]
    has_more = last is not None and fraction > 0 and place_of(fraction, order["id"]) <= place_of(last["fraction"], last["id"])
    return whole + (1 if has_more else 0)


def opening_claims(row, told):
    command, closes = row.asked("open_ieo") or {}, told["closesAt"]
    is_midnight = is_whole(closes) and closes % DAY == 0 and closes > row.at
    return [
        (same(command.get("product"), told["product"]), "another sale was opened"),
        (same(told["settingsVersion"], row.facts["settings"]), "its terms are of other settings"),
        (is_whole(told["lots"]) and told["lots"] > 0, "it sells no lots"),
        (is_midnight, "it closes at no midnight"),
        ("listBy" not in told or is_midnight and told["listBy"] % DAY == 0 and told["listBy"] >= closes + LIST_WITHIN_LEAST * DAY,
         "its last day of listing is too early"),
        (is_midnight and same(told["round"], round_for(closes) if told["format"] == "draw" else 0), "another round draws"),
    ]


def close_claims(row, told):
    command = row.asked("close_ieo") or {}
    asked = [command.get(name) for name in "product orders lots root".split()]
    return [
        (same(asked, [told[name] for name in "product orders lotsApplied root".split()]), "it was closed otherwise than told"),
        (is_number(told["round"]) and (told["round"] > 0) == (told["format"] == "draw"), "another round draws"),
        (told["format"] != "draw" or row.at < round_at(told["round"]), "the round that draws was out before the list was"),
        (is_number(told["orders"]) and is_number(told["lotsApplied"]) and told["lotsApplied"] >= told["orders"]
         and is_hash(told["root"]), "there is no such list"),
    ]


def allotment_claims(row, told):
    command, lots, wanted, part, last = row.asked("allot_ieo"), told["lots"], told["lotsApplied"], told["part"], told["last"]
    are_counts = is_number(lots) and is_number(wanted)
    least = lots * ONE // wanted if are_counts and wanted > lots else ONE
    return [
        (command is not None and are_equal(command, told, "product part last"), "it was allotted otherwise than told"),
        (told["format"] == "commitment" and are_counts, "nothing is allotted in a sale that draws"),
        (least <= part <= ONE, "it is a smaller part than there are lots for"),
        (last is None or (part < ONE and 0 < last["fraction"] < ONE and is_text(last["id"])), "rounding cannot have left such a last lot over"),
    ]


def drawing_claims(row, told):
    command, number, drawn_by = row.asked("draw_ieo"), told["draw"], told["round"]
    at = round_at(drawn_by) if is_number(drawn_by) else None
    return [
        (command is not None and are_equal(command, told, "product draw beacon lots upTo"), "it was drawn otherwise than told"),
        (told["format"] == "draw" and is_number(told["lots"]), "nothing is drawn in a sale that allots"),
        (at is not None and told["beacon"] == sandbox_beacon(drawn_by), "the beacon of that round says something else"),
        (at is not None and row.at >= (at if same(number, 1) else at + DAY), "the round had not come, or there was still time to pay"),
        (is_hash(told["root"]) and told["seed"] == draw_seed(told["beacon"], told["root"]), "the seed is another one"),
        (is_hash(told["above"]) and is_hash(told["upTo"]) and told["upTo"] >= told["above"], "it draws no tickets"),
        (same(number, 2) or (same(number, 1) and told["above"] == LOWEST_TICKET), "it draws other tickets"),
        (same(told["payUntil"], row.at + DAY), "it leaves another time to pay"),
    ]


def listing_claims(row, told):
    command = row.asked("list_ieo")
    return [
        (command is not None and are_equal(command, told, "product lots") and is_number(told["lots"]), "it was listed otherwise than told"),
        ("listBy" not in told or row.at < told["listBy"], "its last day of listing was over"),
    ]


def calling_off_claims(row, told):
    command = row.asked("call_off_ieo")
    return [
        (command is not None and are_equal(command, told, "product lots") and is_number(told["lots"]), "it was called off otherwise than told"),
        ("listBy" in told and row.at >= told["listBy"], "its token could still be listed"),
    ]


SALE_CLAIMS = {
    "ieo_opened": opening_claims, "ieo_closed": close_claims, "ieo_allotted": allotment_claims, "ieo_drawn": drawing_claims,
    "ieo_listed": listing_claims, "ieo_called_off": calling_off_claims,
}


def told_by_sale(row):
    """What a row of a sale's book says, which has to be in order by itself."""
    demand(is_agreement(row.reply), "nobody can have agreed on its terms")
    for holds, fault in SALE_CLAIMS[row.reply["kind"]](row, row.reply):
        demand(holds, fault)
    demand(row.postings == [], "a row of the sale moved money")
    return row.reply


def carried_of_sale(case, kind):
    demand(case.armed and case.armed.reply["kind"] == kind, f"the receipt does not carry the row {kind} of the sale")
    return told_by_sale(case.armed)


def named_in_sale(case, kind, sequence):
    """What the row of this book says that the row names."""
    found = carried_of_sale(case, kind)
    demand(same([case.armed.book, case.armed.sequence], [case.row.book, sequence]), "another row is carried than it names")
    return found


def before_in_sale(case, kind):
    """The row that the row names as the one before, of the same sale."""
    found = named_in_sale(case, kind, case.row.reply["previousRow"])
    demand(are_agreed(found, case.row.reply), "the row before is of another sale")
    return found


def ieo_sale_postings(case):
    row, told, kind = case.row, case.row.reply, case.row.reply["kind"]
    if kind not in SALE_CLAIMS:
        return token_postings(case)
    told_by_sale(row)
    if kind == "ieo_opened":
        offered = case.settings.get("investments", {}).get("ieos", [])
        terms = next((each for each in offered if each["id"] == told["product"]), None)
        demand(terms is not None, "the settings have no such sale")
        closes = (row.at // DAY + 1 + terms["subscriptionDays"]) * DAY
        fresh = {
            **{name: terms["id" if name == "product" else name] for name in (LOT_TERMS + " lots").split() if name != "listBy"}, "kind": kind,
            "settingsVersion": case.version, "closesAt": closes, "round": round_for(closes) if terms["format"] == "draw" else 0,
        }
        # Before there was a last day of listing settings had none either.
        if "listBy" in told or "listWithinDays" in terms:
            fresh["listBy"] = closes + terms.get("listWithinDays", LIST_WITHIN_USUAL) * DAY
        demand(same(fresh, told), "the terms are not those in the settings")
    elif kind == "ieo_closed":
        opened = before_in_sale(case, "ieo_opened")
        demand(are_equal(opened, told, "lots"), "other lots were opened")
        demand(row.at >= opened["closesAt"], "it was closed earlier than agreed")
        number = round_of_close(opened["round"], row.at) if told["format"] == "draw" else 0
        demand(same(told["round"], number), "another round draws")
    elif kind == "ieo_allotted":
        demand(are_equal(before_in_sale(case, "ieo_closed"), told, "lots lotsApplied"), "other lots were applied for")
    elif kind == "ieo_drawn" and told["draw"] == 1:
        demand(are_equal(before_in_sale(case, "ieo_closed"), told, "round root lots"), "another list was closed")
    elif kind == "ieo_drawn":
        first = before_in_sale(case, "ieo_drawn")
        demand(first["draw"] == 1 and are_equal(first, told, "round root beacon"), "the first draw was another")
        demand(first["upTo"] == told["above"] and told["lots"] <= first["lots"], "it does not go on where the first stopped")
        demand(row.at >= first["payUntil"], "there was still time to pay")
    elif told["format"] == "draw":
        drawn = before_in_sale(case, "ieo_drawn")
        demand(drawn["draw"] == 2 and row.at >= drawn["payUntil"], "somebody had still to pay")
    else:
        allotted = before_in_sale(case, "ieo_allotted")
        demand(told["lots"] <= min(allotted["lots"], allotted["lotsApplied"]), "more was given out than there was")
    return []


def token_postings(case):
    row, told, kind = case.row, case.row.reply, case.row.reply["kind"]
    names = ["product", "orderId" if kind in ("tokens_delivered", "tokens_taken_back") else "reference"]
    demand(all(is_text(told[name]) for name in names), "what it names is no text")
    if kind == "tokens_delivered":
        command = row.asked("deliver_tokens")
        demand(command is not None and are_equal(command, told, "orderId tokens amount"), "something else was delivered than told")
        return [posting(kind, "escrow", "house:transit", told["tokens"], row.id, told["token"]),
                posting("ieo_raised", "house:transit", "proceeds", told["amount"], row.id, told["currency"])]
    if kind == "tokens_taken_back":
        command = row.asked("take_back_tokens")
        demand(command is not None and are_equal(command, told, "orderId tokens amount"), "something else was taken back than told")
        return [posting(kind, "house:transit", "escrow", told["tokens"], row.id, told["token"]),
                posting("ieo_raised_back", "proceeds", "house:transit", told["amount"], row.id, told["currency"])]
    command = row.asked({"tokens_received": "receive_tokens", "raised_paid_out": "pay_out_raised"}.get(kind, "return_tokens"))
    demand(command is not None and are_equal(command, told, "product amount reference"), "the command is of something else")
    if kind == "raised_paid_out":
        listed = named_in_sale(case, "ieo_listed", told["listedIn"])
        demand(are_equal(listed, told, "product currency"), "another sale was listed")
        is_raised = is_whole(listed["lots"]) and told["amount"] <= listed["lotPrice"] * listed["lots"]
        demand(is_raised, "more was paid out than all lots have raised")
        return [posting(kind, "proceeds", ISSUERS, told["amount"], row.id, told["currency"])]
    way = (ISSUERS, "escrow") if kind == "tokens_received" else ("escrow", ISSUERS)
    return [posting(kind, *way, told["amount"], row.id, told["token"])]


def applying_postings(row):
    """What an application says by itself: a receipt that carries it asks it too."""
    order, command = row.reply["order"], row.asked("apply_ieo")
    demand(is_agreement(order), "nobody can have agreed on its terms")
    demand(command is not None and are_equal(command, order, "product lots lotPrice"), "another order was made than applied for")
    demand_lots(order, order["lots"])
    offer = with_decimals(dict(row.facts["ieoOffer"]), LOTS)
    terms = agreement_of(order)
    shown_then = {**terms, "bookId": order["pool"], "openedIn": order["openedIn"], "closesAt": order["closesAt"]}
    demand(same(shown_then, offer), "another offer was shown")
    demand(row.at < order["closesAt"], "it could not be applied for any more")
    fresh = {
        **terms, **agreed_with(command), "id": row.id, "state": "applied", "lots": command["lots"],
        "setAside": set_aside(order, command["lots"]),
        "pool": order["pool"], "openedIn": order["openedIn"], "requestedAt": row.at, "closesAt": order["closesAt"],
        **dict.fromkeys("lotsWon paid returned".split(), 0), "payUntil": None, "endedAt": None,
    }
    demand(same(fresh, order), "the order is not a fresh one")
    return [moved_of(order, "ieo_set_aside", "balance", "frozen", order["setAside"])]


def demand_lots(order, lots):
    demand(is_whole(lots) and lots > 0, "it is for no lots")
    demand(order["format"] == "commitment" or lots <= order["cap"], "it is for more lots than one person can get")


ASKING = {
    "strategy_requested": requesting_note_postings,
    "bond_requested": lambda _, row: requesting_bond_postings(row),
    "miner_requested": requesting_machine_postings,
    "ieo_applied": lambda _, row: applying_postings(row),
}


def as_applied_for(case, order):
    """As it was before it was decided, for as many lots as it names now."""
    found, lots = asked_for(case, order, "ieo_applied"), order["lots"]
    demand_lots(found, lots)
    return {**found, "lots": lots, "setAside": set_aside(found, lots)}


def demand_won(case, order):
    """The terms are those that were applied for; how many lots were won, earlier rows say."""
    found = asked_for(case, order, "ieo_applied")
    demand(are_agreed(found, order) and are_equal(found, order, "pool openedIn requestedAt closesAt"), "the order is not the one that was applied for")
    demand(same(agreed_with(found), agreed_with(order)), "it was applied for under another agreement")
    demand_lots(order, order["lots"])
    won = order["lotsWon"]
    demand(is_whole(won) and 0 < won <= min(order["lots"], order["cap"]), "no such lots can be won")


def pay_until(order):
    until = order["payUntil"]
    demand(order["format"] == "draw" and is_whole(until), "nothing was drawn")
    demand(until >= round_at(round_for(order["closesAt"])) + DAY, "it left less than a day to pay")
    return until


def listed_from(order):
    """Once it has won, and both draws had their time to be paid."""
    return max(pay_until(order) - DAY, round_at(round_for(order["closesAt"])) + 2 * DAY)


def decided_by_sale(case, order, kind):
    told = carried_of_sale(case, kind)
    demand(same(case.armed.book, order["pool"]), "the row is of another sale")
    demand(are_agreed(told, order), "the sale has another agreement")
    demand(case.armed.at >= order["closesAt"], "the sale was decided before it closed")
    return told


def tokens_of(order, kind, source, target):
    return posting(kind, source, target, order["lotTokens"] * order["lotsWon"], order["id"], order["token"])


def ieo_order_postings(case):
    row, reply, order = case.row, case.row.reply, case.row.reply["order"]
    step = reply["kind"].split("_")[1]
    if step == "applied":
        opened = carried_of_sale(case, "ieo_opened")
        demand(are_agreed(opened, order) and are_equal(opened, order, "closesAt"), "it was opened otherwise")
        return applying_postings(row)
    ways = "changed-change withdrawn-withdraw given-give awarded-award paid-pay forfeited-forfeit released-release refunded-refund"
    command = row.asked(dict(way.split("-") for way in ways.split())[step] + "_ieo")
    demand(command is not None and command["orderId"] == order["id"], "the command is of another order")
    if step in ("changed", "withdrawn"):
        demand(row.at < order["closesAt"], "the sale had closed")
        return changed_ieo_postings(case, command) if step == "changed" else withdrawn_ieo_postings(case)
    if step in ("given", "awarded"):
        demand(same(command["decidedIn"], reply["decidedIn"]), "the command names another row of the sale")
        return given_postings(case, command) if step == "given" else awarded_postings(case, command)
    demand_won(case, order)
    return won_postings(case, command, step)


def changed_ieo_postings(case, command):
    reply, order = case.row.reply, case.row.reply["order"]
    demand(same(command["lots"], order["lots"]), "other lots were asked for")
    demand_lots(order, reply["lotsBefore"])
    demand(same(as_applied_for(case, order), order), "the order is not the one that was applied for")
    more = order["setAside"] - set_aside(order, reply["lotsBefore"])
    return [moved_of(order, "ieo_set_aside", "balance", "frozen", max(more, 0)),
            moved_of(order, "ieo_returned", "frozen", "balance", max(-more, 0))]


def withdrawn_ieo_postings(case):
    order = case.row.reply["order"]
    held = as_applied_for(case, order)
    expected = {**held, "state": "withdrawn", "setAside": 0, "returned": held["setAside"], "endedAt": case.row.at}
    demand(same(expected, order), "the order is not the one that was applied for")
    return [moved_of(order, "ieo_returned", "frozen", "balance", held["setAside"])]


def given_postings(case, command):
    order = case.row.reply["order"]
    told = decided_by_sale(case, order, "ieo_allotted")
    demand(are_equal(command, told, "part last"), "it got another part than the sale says")
    held = as_applied_for(case, order)
    won = lots_for(held, told["part"], told["last"])
    paid = held["lotPrice"] * won
    expected = {
        **held, "state": "completed" if won else "not_won", "lotsWon": won, "paid": paid, "setAside": 0,
        "returned": held["setAside"] - paid, "endedAt": None if won else case.row.at,
    }
    demand(same(expected, order), "the part gives another outcome")
    return [moved_of(order, "ieo_cost", "frozen", "house:transit", paid),
            moved_of(order, "ieo_returned", "frozen", "balance", order["returned"]),
            tokens_of(order, "ieo_tokens", "house:transit", "frozen")]


def awarded_postings(case, command):
    order, number = case.row.reply["order"], case.row.reply["draw"]
    told = decided_by_sale(case, order, "ieo_drawn")
    demand(told["round"] >= round_for(order["closesAt"]), "it was drawn by an earlier round than was agreed")
    demand(are_equal(command, told, "draw seed above upTo payUntil") and same(number, told["draw"]), "it was drawn by something else")
    held = as_applied_for(case, order)
    demand(tickets_between(held, told["seed"], LOWEST_TICKET, told["above"]) == 0, "it had won before")
    won, over = tickets_between(held, told["seed"], told["above"], told["upTo"]), {}
    if won:
        deposit = set_aside(held, won)
        until = case.row.at + DAY
        over = {"state": "won", "lotsWon": won, "setAside": deposit, "payUntil": until, "returned": held["setAside"] - deposit}
    elif number == 1:
        over = {"state": "reserve"}
    else:
        over = {"state": "not_won", "setAside": 0, "returned": held["setAside"], "endedAt": case.row.at}
    demand(same({**held, **over}, order), "the tickets give another outcome")
    return [moved_of(order, "ieo_returned", "frozen", "balance", order["returned"])]


def won_postings(case, command, step):
    """What was won is paid, lost unpaid, free to be moved, or paid back."""
    row, order, at = case.row, case.row.reply["order"], case.row.at
    paid, deposit = order["lotPrice"] * order["lotsWon"], set_aside(order, order["lotsWon"])
    back = set_aside(order, order["lots"]) - deposit
    if step == "forfeited":
        demand(at >= pay_until(order), "there was still time to pay")
        expected = {"state": "forfeited", "setAside": 0, "paid": 0, "returned": back + deposit, "endedAt": at}
        moves = [moved_of(order, "ieo_returned", "frozen", "balance", deposit)]
    elif step == "paid":
        demand(pay_until(order) - DAY <= at < pay_until(order), "the time to pay was over, or nothing was drawn yet")
        expected = {"state": "completed", "setAside": 0, "paid": paid, "returned": back, "endedAt": None}
        moves = [moved_of(order, "ieo_cost", "frozen", "house:transit", deposit),
                 moved_of(order, "ieo_cost", "balance", "house:transit", paid - deposit),
                 tokens_of(order, "ieo_tokens", "house:transit", "frozen")]
    else:
        kind, name = ("ieo_listed", "listedIn") if step == "released" else ("ieo_called_off", "calledOffIn")
        demand(same(command[name], row.reply[name]), "the command names another row of the sale")
        ended = decided_by_sale(case, order, kind)
        is_over = case.armed.at >= listed_from(order) if order["format"] == "draw" else order["payUntil"] is None
        demand(is_over, "the sale ended before all was paid")
        demand(order["lotsWon"] <= ended["lots"], "all orders together have got less")
        if step == "released":
            expected = {"state": "listed", "setAside": 0, "paid": paid, "returned": back, "endedAt": at}
            moves = [tokens_of(order, "ieo_released", "frozen", "balance")]
        else:
            expected = {"state": "refunded", "setAside": 0, "paid": paid, "returned": back + paid, "endedAt": at}
            moves = [moved_of(order, "ieo_refunded", "house:transit", "balance", paid),
                     tokens_of(order, "ieo_tokens_back", "frozen", "house:transit")]
    demand(same({**order, **expected}, order), "something else became of it than follows")
    return moves


def check_postings(case):
    row = case.row
    expected = expected_postings(case)
    known = [each for each in row.postings if each["kind"] in POSTINGS]
    if len(known) == len(row.postings):
        holds = same(row.postings, written(expected))
    else:
        holds = without(expected, known) is not None
    return [Check("postings", [(holds, "the postings are not those of this kind of command")], counted(len(row.postings), "posting"))]


FORMULA_CHECKS = {
    "opened": check_opening, "closed": check_closed, "reversed": check_closed, "funding": check_funding,
    "second_contract_settled": check_second_contract, "exchanged": check_exchange, "strategy_accrued": check_accrual,
    "bond_paid": check_bond_payment, "miner_credited": check_output,
    "level_set": check_level,
}


def check_formula(case, unproven):
    row, kind = case.row, case.row.reply["kind"]
    lacks = case.is_old and case.accepted is None and accepting_sequence(row) is not None
    unproven += ["accepted"] if lacks else []
    if kind in FORMULA_CHECKS:
        return FORMULA_CHECKS[kind](case)
    if row.kind not in COMMANDS:
        return []
    if case.is_old and (lacks or (row.ticks and not case.receipt.ticks)):
        unproven.append("postings")
        return []
    if kind == "withdrawal_requested" and row.reply["withdrawal"]["destination"]["channel"] not in case.settings["channels"]:
        unproven.append("postings")
    return attempt("postings", lambda: check_postings(case))


# --- What a position brought: rules.md, section 16. ---

NO_DEBT = "openingFee closingFee liquidationFee insurance margin"
SUMS = "quantity cost margin openingFee funding realised"
RESULT = {**each_is(is_text, "positionId symbol reason time"), **each_is(is_whole, "sequence place"),
          **each_is(is_decimal, "quantity entryPrice exitPrice profit funding net " + NO_DEBT),
          "yield": either(is_null, is_decimal)}


def result_read(told):
    amounts = {name: decimal(told[name]) for name, of in RESULT.items() if of is is_decimal}
    return {**{name: told[name] for name in RESULT}, **amounts,
            "yield": None if told["yield"] is None else decimal(told["yield"])}


def net_of(result):
    fees = sum(result[name] for name in ("openingFee", "closingFee", "liquidationFee"))
    return result["profit"] - fees - result["funding"] + result["insurance"]


def yield_of(result):
    return result["net"] * ONE // result["margin"] if result["margin"] > 0 else None


def from_record(row, place):
    """What a row itself says of a settlement's part: all but the shares of what earlier rows made."""
    close = row.reply["settlements"][place]
    is_last = place == len(row.reply["settlements"]) - 1
    cut = datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=row.at, hours=8)
    said = {
        **{name: close[name] for name in "positionId symbol reason quantity closingFee liquidationFee".split()},
        "sequence": row.sequence, "place": place, "time": cut.strftime("%Y-%m-%d %H:%M:%S"),
        "exitPrice": notional(close["quantity"], close["price"]) * ONE // close["quantity"],
        "insurance": close["insurancePaid"] + (row.reply["insurancePaid"] if is_last else 0),
    }
    return {**said, "profit": close["profit"]} if close["marginMode"] == "isolated" else said


BEARING = "opened closed reversed funding margin_added margin_removed leverage_set".split()


class LifeRow:
    """A row, as far as results need it: its reply, of the kinds that bear on them, and its postings."""

    def __init__(self, row):
        self.sequence, self.at = row["sequence"], row["at"]
        self.reply, self.postings = read_reply(row["reply"]), read_entries(row["entries"])[0]
        self.kind = self.reply["kind"]
        self.is_trade = self.kind in ("opened", "closed", "reversed")

    def opened(self, names):
        """What it opened of these positions, or added to them."""
        opened = self.reply if self.kind == "opened" else self.is_trade and self.reply.get("opened")
        return [opened] if opened and opened["positionId"] in names else []

    def closes(self):
        """What it closed, each with the profits of open positions that were booked before it."""
        closes = self.reply["settlements"] if self.kind in ("closed", "reversed") else []
        end = next((place for place, close in enumerate(closes) if is_cross_liquidation(close)), None)
        return [(close, [*(self.reply["realised"] if place == end else []), *close["realised"]])
                for place, close in enumerate(closes)]

    def booked(self):
        """The profits of open positions that were booked after all of that."""
        if self.kind == "funding":
            return [{"positionId": each["subject"], "profit": each["amount"]} for each in self.postings if each["kind"] == "profit"]
        if self.kind in ("closed", "reversed") and not any(is_cross_liquidation(close) for close, _ in self.closes()):
            return self.reply["realised"]
        return []


class Life:
    """What a position bears while it is open."""

    def __init__(self):
        self.sums = dict.fromkeys(SUMS.split(), 0)

    def add(self, **added):
        for name, each in added.items():
            self.sums[name] += each

    def open(self, opened):
        self.add(quantity=opened["quantity"], cost=opened["notional"], margin=opened["margin"], openingFee=opened["fee"])

    def close(self, close, recorded):
        """The part of a settlement, taken from the sums."""
        sums, quantity = self.sums, close["quantity"]
        demand(0 < quantity <= sums["quantity"], f"more of {close['positionId']} is closed than is open")
        part = {each: of if quantity == sums["quantity"] else amount(of * quantity, sums["quantity"])
                for each, of in sums.items()}
        self.sums = {each: of - part[each] for each, of in sums.items()}
        result = {**recorded, "profit": close["profit"] + part["realised"], "entryPrice": part["cost"] * ONE // quantity,
                  **{each: part[each] for each in ("openingFee", "funding", "margin")}}
        result["net"] = net_of(result)
        result["yield"] = yield_of(result)
        return result


def results_made(rows, names):
    """What each settlement of the last of these rows brought, by the rows since the opening."""
    lives, results = {}, []

    def realise(booked):
        for each in booked:
            if each["positionId"] in lives:
                lives[each["positionId"]].add(realised=each["profit"])

    for row in rows:
        results = []
        for place, (close, booked) in enumerate(row.closes()):
            realise(booked)
            name = close["positionId"]
            if name in names:
                demand(name in lives, f"no row before opened {name}")
                results.append(lives[name].close(close, from_record(row, place)))
                if lives[name].sums["quantity"] == 0:
                    del lives[name]
        realise(row.booked())
        for opened in row.opened(names):
            lives.setdefault(opened["positionId"], Life()).open(opened)
        if row.kind == "funding":
            for paid in row.reply["payments"]:
                if paid["positionId"] in lives:
                    lives[paid["positionId"]].add(funding=paid["amount"])
        elif not row.is_trade:
            for each in row.postings:
                sign = {"margin_locked": 1, "margin_released": -1}.get(each["kind"], 0)
                if each["subject"] in lives:
                    lives[each["subject"]].add(margin=sign * each["amount"])
    return results


def charged(row, kind, name):
    """What the house took for a position, less what it gave."""
    return sum(-each["amount"] if each["from"].startswith("house:") else each["amount"]
               for each in row.postings if each["kind"] == kind and each["subject"] == name)


def margin_kept(row, name):
    """What entries of a position moved into the account of margins, less what they took from it."""
    return sum(((each["to"] == "margin") - (each["from"] == "margin")) * each["amount"]
               for each in row.postings if each["subject"] == name)


class Held:
    """
    A position as the rows so far made it, which is how a close has to find it. A booked profit moves its cost by itself
    and by the part of a unit that was cut from it, which no row states: the cost is from `least` to `most`.
    """

    def __init__(self, opened):
        self.name, self.of = opened["positionId"], self.kind_of(opened)
        self.quantity = self.least = self.most = self.margin = 0

    @staticmethod
    def kind_of(stated):
        return [stated[name] for name in ("symbol", "direction", "marginMode")]

    def open(self, opened, row):
        name, margin = self.name, opened["margin"]
        is_cross = opened["marginMode"] != "isolated"
        demand(self.of == self.kind_of(opened), f"{name} is added to as if it were another position")
        demand(opened["quantity"] > 0 and margin >= 0 and opened["fee"] >= 0,
               f"{name} is opened with a quantity that is not positive, or a negative margin or fee")
        demand(opened["fee"] == charged(row, "opening_fee", name), f"{name} has another fee than its entries charge")
        # Of a cross position no margin is moved.
        demand(not is_cross or margin == margin_of(opened["notional"], opened["leverage"]),
               f"{name} has another margin than that of its leverage")
        self.quantity += opened["quantity"]
        self.least, self.most = self.least + opened["notional"], self.most + opened["notional"]
        self.margin += 0 if is_cross else margin

    def book(self, profit):
        """A profit that is booked while the position stays open moves the cost to the mark."""
        symbol, direction, mode = self.of
        demand(mode == "cross", f"{self.name} is isolated, and no profit of it is booked while it is open")
        demand(profit > 0, f"{self.name} has a booked profit that is none")
        most = profit + 10 ** (18 - PLACES["USDT"]) - 1
        least, most = (profit, most) if direction == "long" else (-most, -profit)
        self.least, self.most = self.least + least, self.most + most

    def close(self, close):
        found, as_if = close["before"], f"{self.name} is closed as if"
        demand(self.of == self.kind_of(close), f"{as_if} it were another position")
        demand(found["quantity"] == self.quantity, f"{as_if} another quantity had been open")
        demand(self.least <= found["cost"] <= self.most, f"{as_if} it had cost something else")
        demand(found["margin"] == self.margin, f"{as_if} it had another margin")
        # What it had cost is stated here: what was cut from booked profits is known from now on.
        self.least = self.most = found["cost"] - found["cost"] * close["quantity"] // found["quantity"]
        self.quantity, self.margin = self.quantity - close["quantity"], self.margin - close["released"]


def check_life(rows, names):
    """Whether each close found its position as the rows before made it, and each amount is that of its row's entries."""
    held = {}

    def book(booked):
        for each in booked:
            if each["positionId"] in held:
                held[each["positionId"]].book(each["profit"])

    for row in rows:
        due = {name: (held[name].margin if name in held else 0) + margin_kept(row, name) for name in names}
        if row.kind == "funding":
            for name in held:
                paid = sum(each["amount"] for each in row.reply["payments"] if each["positionId"] == name)
                demand(paid == charged(row, "funding", name), f"{name} has another funding than its entries charge")
        for close, booked in row.closes():
            book(booked)
            if close["positionId"] in held:
                held[close["positionId"]].close(close)
        book(row.booked())
        for opened in row.opened(names):
            held.setdefault(opened["positionId"], Held(opened)).open(opened, row)
        for name, position in held.items():
            demand(not row.is_trade or position.margin == due[name], f"{name} has another margin than its entries move")
            position.margin = due[name]


def check_leads(row, before, names):
    """Whether rows are those of the book from the opening on, each the one before the next, up to this row."""
    first = min(map(row_of_id, names))
    demand([each["sequence"] for each in before] == list(range(first, row["sequence"])),
           "the rows in `before` are not those from the opening on")
    for each, after in zip(before, [*before[1:], row]):
        of = f"row {each['sequence']} in `before`"
        demand(each["bookId"] == row["bookId"], f"{of} is of another book")
        demand(row_hash(each) == each["hash"], f"{of} has another hash than it claims")
        demand(has_canonical_texts(each), f"{of} has a text that is not canonical")
        demand(each["hash"] == after["previousHash"], f"{of} is not the one before the next")


def compare_results(told, due, whose):
    demand(len(told) == len(due), f"{counted(len(told), 'result')} told of {counted(len(due), 'close')}")
    for place, expected in enumerate(due):
        given = next((each for each in told if each["place"] == place), None)
        demand(given, f"no result is told of close {place + 1}")
        for name, value in expected.items():
            demand(given[name] == value, f"{name} of {given['symbol']} is not what {whose}")


def check_results(told, row, before):
    """What is known of the results beside a receipt: the word for it, and a sentence. Raises a fault where they are false."""
    demand(list_of(fields_of(RESULT))(told), "they are not of the form that the API answers")
    demand(list_of(ROW)(before), "the rows in `before` are not of the form that the API answers")
    if not told:
        return "open", "none are stated"
    closing = closing_row(row)
    if closing is None:
        return "open", "the record cannot be read, so nothing was compared"
    told, closes = [result_read(each) for each in told], closing.closes()
    demand(closes, "they are told of a record that closes nothing")
    names = {close["positionId"] for close, _ in closes}
    if before:
        check_leads(row, before, names)
        rows = [LifeRow(each) for each in [*before, row] if parse(each["reply"]).get("kind") in BEARING]
        compare_results(told, results_made(rows, names), "the rows since the opening make")
        check_sums(told)
        check_life(rows, names)
        came = "row in `before`, which leads" if len(before) == 1 else f"{len(before)} rows in `before`, which lead"
        return "holds", f"made again from the {came} to the record; that each was decided right, its own receipt proves"
    compare_results(told, [from_record(closing, place) for place in range(len(closes))], "the record says")
    check_sums(told)
    return "open", "they agree with the record and add up; without the rows since the opening nothing proves them"


def closing_row(row):
    """None where its reply or its entries cannot be read: that is for the check of the receipt."""
    try:
        return LifeRow(row)
    except Exception:
        return None


def check_sums(told):
    for each in told:
        of = each["symbol"]
        below = next((name for name in NO_DEBT.split() if each[name] < 0), None)
        demand(below is None, f"{below} of {of} is negative")
        demand(net_of(each) == each["net"], f"the parts of {of} do not make its net")
        demand(yield_of(each) == each["yield"], f"the yield of {of} is not that of its margin")


def results_beside(text, row):
    """The same of the results in the outermost layer that has any, of those in a text; None where there are none."""
    around = next((each for each in layers_in(parse(text)) if "results" in each), None)
    if around is None:
        return None
    # Within a receipt, `before` is another thing: the one row before what a price set off.
    before = None if "journal" in around else around.get("before")
    try:
        return check_results(around["results"], row, [] if before is None else before)
    except Exception as error:
        return "FAILS", sentence_of(error)


# --- The verdict. ---

def unknown_kind(row):
    """The first kind in a row that this version does not know."""
    try:
        reply, command = parse(row["reply"])["kind"], parse(row["command"])["kind"]
        kinds = [(reply, REPLIES), (command, COMMANDS)]
        if reply in REPLIES and reply not in FORMULAS:
            kinds += [(each["kind"], POSTINGS) for each in read_entries(row["entries"])[0]]
        return next((kind for kind, known in kinds if kind not in known), None)
    except Exception:
        return None


def group(name, find, unproven):
    """Checks that are made together: where one cannot be made, the group fails as one, and leaves nothing unproven."""
    def found():
        points = []
        checks = find(points)
        unproven.extend(points)
        return checks
    return attempt(name, found)


def verdict_of(stated):
    """Checks a receipt as parsed from JSON. Never raises."""
    try:
        receipt = Receipt(stated)
    except Exception as error:
        return verdict([failed("row_hash", f"the receipt cannot be read: {sentence_of(error)}")], [], None, {})
    unproven, made = [], {}

    def row():
        if "row" not in made:
            made["row"] = Row(receipt.journal["row"], may_be_unknown=True)
        return made["row"]

    def case():
        if "case" not in made:
            made["case"] = Case(receipt, row())
        return made["case"]

    checks = attempt("row_hash", lambda: check_row(receipt.journal) + check_before(receipt) + check_chain(receipt))
    checks += attempt("tick_anchor", lambda: [check_tick(receipt, each) for each in receipt.ticks] + check_one_row(receipt))
    checks += attempt("accepted", lambda: check_row(receipt.accepted) if receipt.accepted else [])
    checks += attempt("first_crossing", lambda: check_row(receipt.armed) if receipt.armed else [])
    checks += attempt("time", lambda: [check_time(receipt)])
    checks += group("in_force", lambda points: check_facts(case(), points) if row().reply else [], unproven)
    checks += attempt("entries", lambda: [check_entries(row(), lambda: case().settings)])
    checks += group("formula", lambda points: check_formula(case(), points) if case().row.reply else [], unproven)
    checks += group("signature", lambda points: check_signatures(receipt, points), unproven)
    under = [each["checkpoint"] for each in [*receipt.carried, *receipt.ticks] if each["checkpoint"]]
    published = {each.get("id"): each.get("hash") for each in under}
    return verdict(checks, [*unproven, "own_book"], unknown_kind(receipt.journal["row"]), published)


def verdict(checks, unproven, unknown, published):
    is_sound = all(each.ok for each in checks)
    return {
        "ok": is_sound and unknown is None, "pending": any(each.pending for each in checks),
        "unproven": unproven, "unknownKind": unknown if is_sound else None, "checkpoints": published,
        "checks": [{"name": each.name, "ok": each.ok, "detail": each.detail} for each in checks],
    }


def layers_in(found):
    """What leads to the receipt in parsed JSON, and last the receipt: receipts.md. Each layer leads to it in one way."""
    layers = []
    while True:
        demand(isinstance(found, dict), "this is JSON of something else")
        code = found.get("code")
        demand(not is_whole(code) or code == 200, f"this is a refusal, {code} {found.get('message')}")
        ways = [name for name in ("journal", "result", "receipt") if name in found]
        demand(ways, "this is JSON of something else")
        demand(len(ways) == 1, f"there is a {' beside a '.join(ways[:2])}: it could be read in two ways")
        layers.append(found)
        if ways == ["journal"]:
            return layers
        found = found[ways[0]]


def receipt_in(text):
    """The receipt in a text, bare or as the API answers it; None if there is none."""
    try:
        found = layers_in(parse(text))[-1]
        is_whole_one = isinstance(found["ticks"], list) and is_text(found["settings"])
        return found if is_whole_one and isinstance(found["journal"]["row"], dict) else None
    except Exception:
        return None


def tell(line):
    """Prints a line that a receipt may have a say in: nothing in it moves the cursor, or hides what was printed."""
    hidden = ("Cc", "Cf", "Cs", "Zl", "Zp")
    print("".join("\\u%04x" % ord(each) if unicodedata.category(each) in hidden else each for each in line))


def judge(text, stated):
    """The verdict on the receipt in a text, and on the results beside it."""
    judged = verdict_of(stated)
    judged["results"] = None
    found = results_beside(text, stated["journal"]["row"])
    if found:
        word, detail = found
        judged["results"] = {"word": word, "detail": detail}
        if word == "FAILS":
            judged["ok"], judged["unknownKind"] = False, None
    return judged


def main(arguments):
    sys.stdout.reconfigure(errors="backslashreplace")
    if arguments == ["--lines"]:
        for line in sys.stdin:
            found = receipt_in(line)
            print(json.dumps(judge(line, found) if found is not None else None), flush=True)
        return 0
    if len(arguments) != 1 or arguments[0].startswith("--"):
        print(__doc__)
        return 2
    try:
        file = sys.stdin if arguments[0] == "-" else open(arguments[0], encoding="utf-8")
        with file:
            text = file.read()
    except (OSError, UnicodeDecodeError) as error:
        tell(f"there is no receipt: {error}")
        return 2
    found = receipt_in(text)
    if found is None:
        tell(f"there is no receipt in {arguments[0]}")
        return 2
    judged = judge(text, found)
    for each in judged["checks"]:
        is_young = each["ok"] and each["detail"] == PENDING
        word = "pending" if is_young else "holds " if each["ok"] else "FAILS "
        tell(f"{word} {each['name']}: {NOT_YET if is_young else each['detail']}")
    for name in dict.fromkeys(judged["unproven"]):
        tell(f"open   {name}: the receipt alone does not prove it")
    if judged["results"]:
        tell(f"{judged['results']['word']:6} results: {judged['results']['detail']}")
    for number, hashed in sorted(judged["checkpoints"].items(), key=str):
        tell(f"compare checkpoint {number} with the published one: {hashed}")
    if judged["unknownKind"]:
        tell(f"the receipt cannot be checked by this version, which does not know the kind \"{judged['unknownKind']}\"")
        return 2
    if judged["ok"]:
        print("the receipt holds" + (", as far as it goes yet" if judged["pending"] else ""))
    else:
        print("the receipt does NOT hold")
    return 0 if judged["ok"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
